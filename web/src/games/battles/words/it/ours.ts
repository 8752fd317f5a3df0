import type { Armies } from "../../../../wire/battles";

/** I nostri ordini di battaglia. */
const titles: Readonly<Record<string, string>> = {
  "The Crossroads of Altmark": "Il crocevia di Altmark",
  "Four Divisions a Side": "Quattro divisioni per parte",
  "The Heights of Sankt Veit": "Le alture di Sankt Veit",
};

const whole: Readonly<Record<string, string>> = {
  ...titles,
  French: "Francia",
  Austrians: "Austria",
  Russians: "Russia",
  Allies: "Coalizione",
  "Guard Brigade": "Brigata della Guardia",
  "Grenzer Brigade": "Brigata Grenzer",
  "Reserve Battery": "Batteria di riserva",
  "Horse Battery": "Batteria a cavallo",
  "Six-pounder Battery": "Batteria da 6 libbre",
  "Twelve-pounders, first": "Prima batteria da 12 libbre",
  "Twelve-pounders, second": "Seconda batteria da 12 libbre",
};

/** Prima del nome di chi le comanda; le più lunghe per prime. */
const troops: readonly (readonly [string, string])[] = [
  ["Hussar Brigade ", "Brigata ussari "],
  ["Line Brigade ", "Brigata di linea "],
  ["Brigade ", "Brigata "],
  ["Battery ", "Batteria "],
  ["Chasseurs ", "Cacciatori a cavallo "],
  ["Cossacks ", "Cosacchi "],
  ["Cuirassiers ", "Corazzieri "],
  ["Dragoons ", "Dragoni "],
  ["Grenadiers ", "Granatieri "],
  ["Hussars ", "Ussari "],
  ["Jägers ", "Cacciatori "],
  ["Musketeers ", "Moschettieri "],
];

function inItalian(name: string): string {
  const [english, italian] = troops.find(([english]) => name.includes(english)) ?? ["", ""];
  return whole[name] ?? name.replace(english, italian);
}

/** What a patch leaves alone is shared, so an order is named anew only when it has been sent anew. */
const named = new WeakMap<Armies, Armies>();

/** L’ordine di battaglia con i nomi in italiano, se è uno dei nostri: quelli degli altri restano come sono scritti. */
export function withNames(order: Armies): Armies {
  if (!(order.name in titles)) return order;
  const known = named.get(order);
  if (known) return known;
  const { red, blue } = order.sides;
  const done = {
    ...order,
    name: inItalian(order.name),
    sides: { red: inItalian(red), blue: inItalian(blue) },
    units: order.units.map((unit) => ({ ...unit, name: inItalian(unit.name) })),
  };
  named.set(order, done);
  return done;
}

/** Lo stesso per il testo di uno dei nostri, da cui cominciare a scriverne uno. */
export const inText = (toml: string): string =>
  toml.replace(/^name = "(.*)"$/gm, (_, name: string) => `name = "${inItalian(name)}"`);
