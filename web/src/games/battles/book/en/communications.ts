import type { Section } from "../section";

export const communications = {
  id: "B4.1.2",
  title: "Communications: dice, initiative, orders",
  rules: {
    "B4.1.2a":
      "Each side rolls one six-sided die for each of its generals who directly commands combat units. As a rule these are the generals of division; one who has only other generals under him gives no die.",
    "B4.1.2b": "A general who directly commands nothing but artillery gives no die.",
    "B4.1.2c":
      "The commander in chief adds two dice if he is Excellent and one if he is Good; if he is Poor, one die less is rolled. An Average one changes nothing.",
    "B4.1.2d": "At least one die is rolled, whatever the sum.",
    "B4.1.2e": "Dice that show less than four are discarded.",
    "B4.1.2f":
      "Every die that is kept, a four, a five or a six, is one order. What it shows is the order’s priority: the higher, the sooner it is carried out. No order is made of anything else.",
    "B4.1.2g": "While the commander in chief is attached to a combat unit, he adds no dice for his quality.",
    "B4.1.2h": "The side that has rolled more sixes has the initiative in this turn.",
    "B4.1.2i": "With equal sixes, the side that had the initiative in the turn before keeps it.",
    "B4.1.2j": "With equal sixes in the first turn, chance decides: a die is rolled for each side until one is higher.",
    "B4.1.2k":
      "The side without the initiative assigns all its orders first; then the side with the initiative assigns its own.",
    "B4.1.2l":
      "Orders are given to generals who directly command combat units, and to nobody else: not to one who has only other generals under him, nor to one who is lost, nor to one none of whose units is on the table or waits just off it.",
    "B4.1.2m":
      "A general who directly commands only artillery may be given an order, though no die was rolled for him.",
    "B4.1.2n":
      "The units that are directly under a general who has received an order, and within his span, are activated.",
    "B4.1.2o":
      "The priority falls by one for each general out of command on the way from the commander in chief down to the general who receives the order. The receiver counts, the commander in chief does not.",
    "B4.1.2p":
      "A general who is attached to a combat unit has a span of zero. His direct subordinates are out of command unless they touch him, and an order to him activates only the unit he is with, if that unit is directly under him.",
    "B4.1.2q":
      "The priority rises by two if the general who receives the order is Excellent, by one if he is Good, and falls by one if he is Poor. Average changes nothing.",
    "B4.1.2r": "The priority never rises above six.",
    "B4.1.2s":
      "An order whose priority falls to zero or less is lost: the die is spent, and the general has no order in this turn.",
    "B4.1.2t": "A general is given only orders of his own army.",
  },
  notes: {
    "B4.1.2a": "Which units count, and when, is told in A26.",
    "B4.1.2c": "A commander in chief who is lost and not replaced neither adds a die nor costs one.",
    "B4.1.2e": "Half of the dice become orders on average. With five dice, one turn in 32 brings none at all.",
    "B4.1.2g": "A Poor one still costs his die, unless an option says otherwise (A5).",
    "B4.1.2h":
      "Counted are the dice as they fell, those for quality too (A36), not those that player-generals roll for themselves (BM8). The initiative stays for the whole turn (A37).",
    "B4.1.2i": "Also when neither side has rolled a six.",
    "B4.1.2j":
      "Chance decides once: where a die is corrected afterwards (P4) and the sixes are equal still, it is not rolled for again.",
    "B4.1.2k": "The text has a misprint here (A1). A side may leave dice unused; they are lost (A9).",
    "B4.1.2n":
      "Measured when the order is given, and not again (A11). Only the direct general counts, however near another with an order may stand (A39).",
    "B4.1.2o": "Who is out of command is told in A6 and A7, and what becomes of a lost general in A34.",
    "B4.1.2q":
      "With dice of 4, 5 and 6 and nothing broken: Excellent 6, 6, 6; Good 5, 6, 6; Average 4, 5, 6; Poor 3, 4, 5. With one general out of command: Excellent 5, 6, 6; Good 4, 5, 6; Average 3, 4, 5; Poor 2, 3, 4. With two: Excellent 4, 5, 6; Good 3, 4, 5; Average 2, 3, 4; Poor 1, 2, 3. With three: Excellent 3, 4, 5; Good 2, 3, 4; Average 1, 2, 3; Poor lost, 1, 2.",
    "B4.1.2r":
      "Everything is summed up first: a 6 to an Excellent general with one broken link makes 7, and so 6 (A8).",
    "B4.1.2s": "The general is not given another one (A9).",
  },
} satisfies Section;
