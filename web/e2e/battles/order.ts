// An order of battle for the tests: one or two players a side, and more cavalry than has to move.

interface Who {
  name: string;
  level: "army" | "division";
  rating: "good" | "average" | "poor";
  player?: number;
}

type What = readonly [name: string, arm: "infantry" | "cavalry" | "artillery", formation: string, general: string];

const id = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

function side(colour: "red" | "blue", name: string, generals: readonly Who[], units: readonly What[]): string {
  const [chief] = generals;
  const led = generals.map(({ name, level, rating, player }) =>
    [
      `[[${colour}.general]]`,
      `id = "${id(name)}"`,
      `name = "${name}"`,
      `level = "${level}"`,
      `rating = "${rating}"`,
      "span = 10",
      "response = 6",
      "modifier = 1",
      ...(level === "army" ? [] : [`superior = "${id(chief?.name ?? "")}"`]),
      ...(player === undefined ? [] : [`player = ${String(player)}`]),
    ].join("\n"),
  );
  const all = units.map(([name, arm, formation, general]) =>
    [
      `[[${colour}.unit]]`,
      `name = "${name}"`,
      `arm = "${arm}"`,
      `figures = ${arm === "artillery" ? "4" : "20"}`,
      `dispersal = ${arm === "artillery" ? "1" : "8"}`,
      `formation = "${formation}"`,
      `general = "${id(general)}"`,
    ].join("\n"),
  );
  return [`[${colour}]\nname = "${name}"`, ...led, ...all].join("\n\n");
}

const french = side(
  "red",
  "French",
  [
    { name: "Marchand", level: "army", rating: "good", player: 1 },
    { name: "Lefol", level: "division", rating: "good" },
    { name: "Bruyères", level: "division", rating: "good", player: 2 },
  ],
  [
    ["Brigade Gency", "infantry", "column", "Lefol"],
    ["Brigade Capitaine", "infantry", "line", "Lefol"],
    ["Brigade Jacquinot", "cavalry", "column", "Bruyères"],
    ["Brigade Piré", "cavalry", "column", "Bruyères"],
  ],
);

const austrians = side(
  "blue",
  "Austrians",
  [
    { name: "Weyrother", level: "army", rating: "average", player: 1 },
    { name: "Mohr", level: "division", rating: "average" },
    { name: "Nordmann", level: "division", rating: "poor", player: 2 },
  ],
  [
    ["Brigade Buresch", "infantry", "line", "Mohr"],
    ["Six-pounder Battery", "artillery", "unlimbered", "Mohr"],
    ["Hussar Brigade Geringer", "cavalry", "column", "Nordmann"],
  ],
);

/** The French roll three dice, the Austrians two. */
export const order = `name = "A Crossroads"\n\n${french}\n\n${austrians}\n`;
