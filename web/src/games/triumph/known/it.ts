import { plural } from "../../../words/sentence";
import { it as stage } from "../stage/it";
import type { Causes, KnownWords } from "./words";

const sides = { french: "francese", allied: "alleata" };
const turns = { french: "francese", allied: "alleato" };
const armies = { french: "Francesi", allied: "Alleati" };
const n = (count: number, one: string, many: string) => `${String(count)} ${plural("it", count, { one, other: many })}`;
const signed = (change: number) => (change > 0 ? `+${String(change)}` : `−${String(-change)}`);

const causes: Causes = {
  attack: "perdite in attacco",
  defence: "perdite in difesa",
  counter_attack: "perdite nel contrattacco",
  retreat: "perdite in ritirata",
  guns_abandoned: "cannoni abbandonati",
  no_room: "perdute per mancanza di posto",
};

const moraleCauses = {
  combat: "combattimento perso",
  retreat: "perdite in ritirata",
  heavy_cavalry: "cavalleria pesante impegnata",
  guard: "Guardia impegnata",
  guard_beaten: "attacco con la Guardia respinto",
  reinforced: "arrivo dei rinforzi",
  night: "riposo notturno",
};

const occasions = {
  threat: "Guardia scoperta con la minaccia",
  defence: "ha guidato una difesa",
  attack: "in un attacco",
  counter_attack: "ha contrattaccato",
  retreat: "scoperta abbandonando la zona",
  refuge: "giunta in ritirata",
  road: "cavalleria scoperta su strada",
  battery: "batteria rimasta sul posto",
  objective: "controlla un obiettivo",
};

export const it: KnownWords = {
  title: "Cosa sappiamo",
  enemy: (side) => `Il nemico: l’armata ${sides[side]}`,
  mine: (side) => `Che cosa sa il nemico della tua armata ${sides[side]}`,
  army: (side) => `L’armata ${sides[side]}`,
  mineHint: "Tutto questo lo sa anche il nemico.",
  notYet: "Non si sa nulla finché le due armate non sono in campo.",
  when: (hour, turn) => (hour === "night" ? `di notte, turno ${turns[turn]}` : `ore ${hour}, turno ${turns[turn]}`),
  before: "prima della battaglia",
  face: stage.face,
  place: stage.place,
  position: stage.position,
  roster: {
    caption: "Unità per tipo",
    face: "Tipo",
    first: "All’inizio",
    now: "Ora",
    seen: "Scoperte",
    hidden: "Coperte",
    total: "Unità",
    note: "Ogni perdita è scoperta, quindi questi numeri sono certi: un’unità che perde un punto forza diventa una più debole della sua arma, e la Guardia ridotta diventa fanteria di linea. Non si sa soltanto dove stanno quelle coperte.",
    waiting: "Ciò che è successo prima sta ancora arrivando: fino ad allora i conti non tornano.",
  },
  corps: {
    title: "Corpi e unità distaccate",
    blocks: (count) => n(count, "unità", "unità"),
    first: (count) => `${String(count)} all’inizio`,
    gone: "non c’è più",
    seenNow: "scoperte ora",
    noted: "viste qui prima di rimescolare",
    notedHint: "dal promemoria di questo tavolo",
    shown: "Scoperte finora",
    never: "Non è ancora stato scoperto nulla.",
    detached: "Distaccate",
    pastDetached: "Unità distaccate scoperte finora",
    note: "Alla fine di ogni turno le unità che stanno insieme vengono rimescolate. Ciò che è stato scoperto dice chi c’era allora; da allora qualcuna può essere arrivata o partita.",
  },
  occasion: (occasion) => (occasion.type === "losses" ? causes[occasion.cause] : occasions[occasion.type]),
  losses: {
    title: "Perdite",
    none: "Ancora nessuna.",
    total: (steps) => n(steps, "punto forza", "punti forza"),
    loss: (count, face, steps, left) =>
      `${String(count)} × ${stage.face(face)} ${
        left === undefined
          ? plural("it", count, { one: "eliminata", other: "eliminate" })
          : `${plural("it", count, { one: "ridotta", other: "ridotte" })} a ${stage.face(left)}`
      } (−${String(steps)})`,
    commanders: (names) => `Comandanti caduti: ${names}.`,
  },
  morale: {
    title: "Morale",
    chart: (french, allied) =>
      `Il morale dal primo round in poi; ora Francesi ${String(french)}, Alleati ${String(allied)}`,
    change: (side, change, cause, morale) =>
      `${armies[side]} ${signed(change)}, ${moraleCauses[cause]}: ${String(morale)}`,
    none: "Non è ancora cambiato.",
    history: (count) => n(count, "variazione", "variazioni"),
  },
};
