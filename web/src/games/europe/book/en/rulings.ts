import type { Section } from "../section";

export const rulings = {
  id: "EB",
  title: "How doubtful passages are read",
  rules: {
    "EB-1": "Turns go by player, not by nation. All nations of a player act in that player’s one turn.",
    "EB-2":
      "Alliances are between players, by agreement of both, at any time outside of battles. A player’s own nations are always allied, and need no treaty.",
    "EB-3":
      "Everybody acts once a round: at their place, in the turn of an ally, or, if they waited and nobody came, at the end of the round. Those who act in one turn must all be allied with each other. They move together, then all battles are fought, then all draw and produce.",
    "EB-4":
      "An alliance is broken only at one’s own place in the round, before anything moves, and only if one has not acted yet. The breaker is the attacker.",
    "EB-4a": "Whoever has broken an alliance acts at once, and cannot wait any more.",
    "EB-5": "Whoever is allied with both sides of a battle takes no part in it, and cannot be hit.",
    "EB-6": "All players who are not allied are enemies. War is not declared.",
    "EB-7": "Cavalry and leaders ride through any region without enemy pieces, whoever owns it.",
    "EB-8":
      "A region changes hands when the movement is over, or its battle, if infantry of the mover stands there. Riding through changes nothing. Infantry that retreats into a region takes it likewise.",
    "EB-9":
      "Nothing is taken from an ally. Whoever drives the enemy out of an ally’s homeland gives it back. Where infantry of two allies stands, the first to come owns the region. A homeland is held only while infantry stays there, and returns at once to its nation when the two become allied.",
    "EB-10": "The regions of a neutral great power count among the ten that bring a card.",
    "EB-11":
      "The limits of a landing hold for each nation and turn. Leaders count as pieces. Britain keeps its six also without London.",
    "EB-12": "Nobody embarks in a port in which enemies stand. Which sea lies between two anchors does not matter.",
    "EB-13":
      "No dice are thrown for a landing in a region of one’s own or of an ally. If Britain is neutral, or if it is Britain or its ally who lands, the British coast is like any other.",
    "EB-14":
      "The defenders’ 5 and 6 count in every fire of a battle against a landing, also in the pursuit, but not in rallies.",
    "EB-15":
      "Each nation has a hand of its own and draws for itself. Captured capitals of enemies count. There is no limit to a hand, and an empty deck gives nothing.",
    "EB-16":
      "The card for a major battle goes to the winning nation that had most pieces in it at the start; if several had, to the owner of the region, else to the one on which their players agree, else by lot. It is drawn in anybody’s turn.",
    "EB-17":
      "A combination needs at least one card that is not Napoleon. A nation may play any number of combinations. New pieces do not move before its next turn.",
    "EB-18":
      "A player may offer cards at any moment of their turn outside of a battle, from the moment they are called, to one nation of another player; allies who act along may, too. Nothing that was said about them is checked.",
    "EB-18a": "A player’s own nations do not trade with each other.",
    "EB-18b": "One of the two may give nothing, but not both.",
    "EB-19": "The side that fires chooses what is lost.",
    "EB-20":
      "Leaders alone cannot fight. Enemies who come upon them win at once, pursue with one fire, and what is left retreats.",
    "EB-20a": "A leader does not enter a region with enemies unless an army does that fights on its side.",
    "EB-21":
      "Fire is one throw for all pieces of the side. At the moment in which a side has no army in front the battle is over: the second line does not step forward, and nothing is rallied.",
    "EB-22":
      "A leader rallies anything that its side has lost in this battle, in earlier turns too and also an ally’s. It returns to the second line.",
    "EB-23":
      "In the pursuit pieces fire from where they stand: guns in the second line with two dice. Nobody moves before it.",
    "EB-24":
      "A retreat is one region long and may be split. Those who have stood in the region since before the turn, when an alliance was broken, retreat like defenders. Where there is no way out, everything is lost.",
    "EB-24a":
      "A way in belongs to the attackers who came by it. What an ally has used who takes no part in the battle is neither closed to the defenders nor open to the attackers. Attackers who fight together share their ways.",
    "EB-24b":
      "Each nation retreats as it came itself. If it landed, it has no way out but those of attackers who came by land, even where another nation of the player stood in the region before.",
    "EB-25": "Six armies against five are no major battle. What counts is the start.",
    "EB-26":
      "Of several allies each draws up and moves their own pieces. The throw is common, and whoever has most pieces there shares out the hits.",
    "EB-27":
      "With the optional rule several leaders give no more than one die. It holds for guns in the second line and in the pursuit. Leaders then throw no dice themselves.",
    "EB-28":
      "Whether a homeland is lost is looked at after every movement and every battle; different enemies may hold it together. A nation that is eliminated loses its pieces and markers, its cards go back into the deck, and its homeland becomes minor nations of those who hold it. Its capital still counts as one. What it held of other homelands returns to them. Nations beaten at the same moment fall together. A player is out with their last nation. If all players who are left are allied, they may agree to share the victory.",
    "EB-29":
      "In a Limited War all regions count that a nation owns outside of its own homeland. The sum is divided by the nations that the player had at the start. Equal players share the victory.",
    "EB-30":
      "Pieces are placed openly, in the order of turns. For the first turn everybody throws two dice, and those who are equal throw again. In Stop France! the first seat plays France, the others have a group of nations each, and nations that are in none for the number of players are neutral.",
  },
  notes: {
    "EB-2": "That a nation is eliminated ends no alliance.",
    "EB-4": "Whoever waited and acts at the end of the round breaks nothing any more.",
    "EB-9":
      "Of allies whose infantry comes in one turn, the one whose was ordered there first has the region; of those who stood there before, the nation with most infantry; of equal ones the first in this order: France, Britain, Prussia, Russia, Ottomans, Austria, Spain. If the holder of an enemy homeland leaves or falls, it passes to an ally of the holder whose infantry is still there. Infantry that has met an enemy takes the region as soon as the two are allied or the enemy’s nation falls, unless it is a friend’s.",
    "EB-16":
      "Each of their players names one of these nations, in the open. Once two have named different ones, it is one by lot.",
    "EB-19":
      "Odds that the page gives need a fixed answer to all that the players may choose (EB-31): everybody stands in front, nobody moves, whoever fires takes artillery first, then cavalry, then infantry, in the pursuit leaders last, and nobody gives a battle up.",
    "EB-20":
      "A side without armies has lost at once; if neither side has any, the attacker has. The winner then fires as if everything stood in front.",
    "EB-24":
      "An attacking nation of which some pieces stood there and some entered may use both kinds of ways out: pieces of a kind are equal.",
    "EB-26": "If several have most, the first of them in the order of turns does.",
    "EB-30":
      "The groups against France. Two players: Britain, Austria, Russia. Three players: Britain, Spain; Austria, Russia. Four players: Britain, Austria; Russia, Spain; Prussia, Ottomans. Five players: Britain; Russia; Austria; Prussia. Six players: Britain; Austria; Russia; Prussia; Spain. Seven players: Britain; Prussia; Russia; Ottomans; Austria; Spain.",
  },
} satisfies Section;
