import type { RuleId } from "../../wire/drill.names";
import type { RuleBook } from "../game";

export const book: RuleBook<RuleId> = {
  name: "The drill",
  intro: [
    "Two to four companies drill on a parade ground with six numbered squares. Whoever holds the better squares at the end wins.",
    "Each round begins with a secret bid. Everyone chooses one to three cards from their hand, no two alike, and lays them face down; when all have done so, the bids are shown. The highest total leads the round, and all cards that were bid are gone. So the round you win may cost you the next one.",
    "The leader, and nobody else, posts a man on a free square. Square 6 is worth six points, square 1 is worth one. Then the leader either holds the square, or charges with one or two dice to make it count twice or three times. Every die must show at least the number of the square, or the man is lost: a charge from square 1 cannot fail, a charge from square 6 with two dice succeeds once in thirty-six.",
    "While the bidding lasts you may offer a card, face down, to another company and get one of its cards in exchange. Nobody else at the table learns of it.",
    "That is all. The rest of this page says it exactly, rule by rule.",
  ],
  example: {
    title: "A round, played out",
    steps: [
      "Two companies play. Red has 2, 3, 3, 5 and 6 in hand; Blue has 1, 2, 4, 4 and 6. Neither sees the cards of the other (D2.2).",
      "A second 3 is of little use to Red, because twins may not be bid together (D3.3). Red puts a 3 aside, face down, and offers it to Blue (D6.1). Blue has a 4 too many and gives it in exchange; both now see what they got (D6.6). Red has 2, 3, 4, 5 and 6; Blue has 1, 2, 3, 4 and 6.",
      "Red bids 2, 5 and 6. Blue bids 3, 4 and 6. Until the second of them has bid, nobody knows who has (D3.1).",
      "The bids are shown: 13 against 13. The table rolls a die for each (D3.7): Red 4, Blue 2. Red leads.",
      "All squares are free. Red posts a man on square 4 (D4.1). Holding would bring 4 points. One die that shows 4 or more, an even chance, would make it 8; two such dice, one chance in four, would make it 12 (D5.4). Red charges with one die and rolls a 5: the charge succeeds (D5.3), and square 4 counts twice.",
      "The six cards that were bid are gone. Red has 3 and 4 left, Blue 1 and 2. Each draws a card (D2.3), and the second round begins. Red has eight points, and reason to fear that Blue drew a 6.",
    ],
  },
  sections: [
    { id: "D1", title: "The companies", rules: ["D1.1", "D1.2", "D1.3"] },
    { id: "D2", title: "The cards", rules: ["D2.1", "D2.2", "D2.3"] },
    { id: "D3", title: "The bid", rules: ["D3.1", "D3.2", "D3.3", "D3.4", "D3.5", "D3.6", "D3.7"] },
    { id: "D4", title: "The post", rules: ["D4.1", "D4.2"] },
    { id: "D5", title: "The charge", rules: ["D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6"] },
    {
      id: "D6",
      title: "The offer",
      rules: ["D6.1", "D6.2", "D6.3", "D6.4", "D6.5", "D6.6", "D6.7", "D6.8", "D6.9"],
    },
    { id: "D7", title: "The end", rules: ["D7.1", "D7.2"] },
    { id: "D8", title: "Talking", rules: ["D8.1", "D8.2", "D8.3", "D8.4"] },
  ],
  rules: {
    "D1.1":
      "Two to four companies play: Red and Blue, then Green, then White. Each company has one seat, and one to six rounds are played, four unless you choose otherwise.",
    "D1.2":
      "Four companies may play as partners: Red with Green, Blue with White. Partners see each other’s cards, bids and offers, and their points are counted together.",
    "D1.3": "Whoever is asked something answers that, and nothing else.",
    "D2.1": "There are thirty cards, five of each value from 1 to 6.",
    "D2.2": "The cards are shuffled, and each company is dealt five. They are hidden from the other companies.",
    "D2.3":
      "After each round but the last every company draws one card, Red first, as long as there are cards to draw.",
    "D3.1":
      "A round begins with the bid. All companies choose cards at the same time and lay them face down. Nobody sees who has already bid.",
    "D3.2": "A bid holds no more than three cards.",
    "D3.3": "A bid holds no two cards of the same value.",
    "D3.4": "A company bids only cards from its hand. A card that it has on offer (D6.1) is not in its hand.",
    "D3.5": "A company with a card in hand bids at least one. Only an empty hand bids nothing.",
    "D3.6":
      "When all companies have bid, the bids are shown together. The company with the highest total leads the round. All cards that were bid are played and gone.",
    "D3.7":
      "Companies that tie for the highest total roll a die each. The highest roll leads; those who are still equal roll again, until one is highest.",
    "D4.1": "The leader posts a man on one of the six numbered squares that is free.",
    "D4.2": "No man is posted on a square that is taken, whoever holds it.",
    "D5.1":
      "After posting, the leader either holds, and the square counts once, or charges from that square with one or two dice.",
    "D5.2": "A charge is made with no more than two dice.",
    "D5.3": "The charge succeeds when every die shows at least the number of the square.",
    "D5.4":
      "When the charge succeeds, the square counts once more for each die: twice with one die, three times with two.",
    "D5.5": "When the charge fails, the man is lost, and the square is free again.",
    "D5.6":
      "In a match with your own dice, the leader may roll the dice of a charge by hand and type them in; they are marked as such in the match file. Ties (D3.7) are always rolled by the table.",
    "D6.1":
      "While the bidding lasts, each company may, once a round, put a card from its hand aside, face down, as an offer to another company. It may do so before or after its own bid.",
    "D6.2": "An offer is made to a company that plays in this match.",
    "D6.3": "A company makes no offer to itself.",
    "D6.4": "A company makes no offer to its partner (D1.2).",
    "D6.5": "Only a card from the hand is offered, not one that has been bid.",
    "D6.6":
      "The other company accepts by giving a card of its own. The two cards change hands, and both sides see what they exchanged; in a partnership, so do their partners.",
    "D6.7": "The card given in exchange comes from the hand, and is neither bid nor on offer itself.",
    "D6.8":
      "If the other company declines, the card returns to the hand it came from. The offer of this round is spent.",
    "D6.9": "An offer that nobody has answered when the bids are shown lapses, and the card returns.",
    "D7.1":
      "After the last round each side adds up the numbers of its squares, each as often as it counts. The side with the most points wins.",
    "D7.2": "If two or more sides share the highest number of points, the drill is a draw.",
    "D8.1": "While the companies bid, all may talk.",
    "D8.2": "While the companies bid, any two that are not partners may also talk in private.",
    "D8.3":
      "From the showing of the bids to the end of the round only partners talk. Where there are no partners, nobody does.",
    "D8.4":
      "Partners may talk among themselves at any time, in one channel of their own. When the match is over, all may talk.",
  },
  notes: {
    "D3.1":
      "Not even the number of cards you hold changes for the others while you wait: a bid counts as part of your hand until it is shown.",
    "D3.7": "Partners who tie with each other roll as well: only one company leads.",
    "D5.3":
      "Chances with one die, from square 1 to square 6: certain, 5 in 6, 4 in 6, 3 in 6, 2 in 6, 1 in 6. With two dice, multiply the chance by itself.",
    "D6.1": "Whether and to whom a card was offered is known to the two sides of the offer only.",
  },
};
