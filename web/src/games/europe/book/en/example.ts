export const example = {
  title: "A battle for Hanover",
  steps: [
    "France has six infantry, three cavalry, two guns and a leader in Holland. Britain holds Hanover with four infantry, two cavalry, two guns and a leader. The French march in, and one cavalry rides round through Westphalia (B8.1, EB-7). Both sides have six armies or more: this is a major battle (B17.2).",
    "Both draw up in secret (B17.3). The French put their six infantry and the leader in front, horse and guns behind. The British put everything in front: all of it fires, and all of it can be hit.",
    "The defender begins (B18.1). Four infantry throw a die each, two cavalry three each, two guns four each and the leader three: 21 dice (B20.1). Five of them are sixes. The British, who fire, choose five infantry (EB-19).",
    "Now the French move between their lines: the cavalry comes forward beside the last infantry, the leader goes back (B19.1). One and nine dice, and two for each gun behind: 14 (B21.1). Four sixes, and the French choose among what stands in the British front. Leaders are safe there (B21.3).",
    "Then the French leader in the second line throws two dice: each 5 or 6 brings a lost piece back, to the second line (B22.1, EB-22).",
    "So it goes on, side after side, until one of them has no army in front when a fire is over or gives it up (B19.2, B23.1). What still stands behind does not step forward any more (EB-21).",
    "The winner pursues with one more fire from where their pieces stand, and now anything may be hit, in any line, leaders too (B23.2, EB-23). They draw a card for the major battle (B13.1).",
    "The beaten British may retreat to Denmark, Mecklenburg or Berlin. Holland and Westphalia are closed to them, because French pieces came from there, were it only one cavalry (B24.4, EB-24).",
  ],
} as const;
