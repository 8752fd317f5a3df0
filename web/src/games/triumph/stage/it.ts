import { bare, feminine, fromThe, inThe, masculines, number_, ofThe, the } from "../../../words/noun";
import { capital, plural } from "../../../words/sentence";
import type { Face, Locale } from "../../../wire/triumph";
import { approachOf, localeOf, locales } from "../map/map";
import { armOf, strengthOf } from "../face";
import type { StageWords, Who } from "./words";

const n = (count: number, one: string, many: string) => `${String(count)} ${plural("it", count, { one, other: many })}`;
const Who = ({ noun }: Who) => capital(the(noun));
/** The verb for the reader, or for whom he reads about. */
const verb = ({ noun, you }: Who, tu: string, one: string, many: string) => (you ? tu : number_(noun, one, many));
const does = (someone: Who, tu: string, one: string, many: string) =>
  someone.you ? capital(tu) : `${Who(someone)} ${verb(someone, tu, one, many)}`;
const signed = (change: number) => (change > 0 ? `+${String(change)}` : `−${String(-change)}`);
const steps = (count: number) => n(count, "punto forza", "punti forza");

const arms = { infantry: "fanteria", cavalry: "cavalleria", artillery: "artiglieria", guard: "Guardia" };
const face = (one: Face) => `${arms[armOf(one)]} ${String(strengthOf(one))}`;

function place(locale: Locale): string {
  const name = locales.get(locale)?.name;
  return name === undefined ? `zona ${String(locale)}` : `${name} (${String(locale)})`;
}

/** A place as above, with its article: a name has none. */
const noun = (place: string) => (place.startsWith("zona ") ? feminine(place) : bare(place));
const inPlace = (place: string) =>
  noun(place).bare ? `a${/^a/i.test(place) ? "d" : ""} ${place}` : inThe(noun(place));

const causes = {
  combat: "combattimento perso",
  retreat: "perdite in ritirata",
  heavy_cavalry: "cavalleria pesante impegnata",
  guard: "Guardia impegnata",
  guard_beaten: "attacco con la Guardia respinto",
  reinforced: "rinforzi",
  night: "riposo notturno",
};

export const it: StageWords = {
  attack: "Attacco",
  guardAttack: "Attacco con la Guardia",
  lastAttack: "L’ultimo attacco",
  outcome: (winner, result) => `${winner}, risultato ${result === 0 ? "0" : signed(result)}`,
  chances: {
    title: "Le probabilità, per quanto ne puoi sapere",
    outcomes: {
      won: "Vinci tu",
      lost: "Vince il nemico",
      repelled: "L’attacco è respinto",
      retreated: "I difensori si ritirano",
      feint: "Resta una finta",
      drawn: "Non vince nessuno",
    },
  },
  noCombat: "finito senza combattimento",
  ride: "Cavalleria su strada",
  sides: { french: masculines("Francesi"), allied: masculines("Alleati") },
  place,
  position: (position) => {
    const locale = localeOf(position);
    if (locale === undefined) return "fuori mappa";
    const far = approachOf(position)?.split("-")[1];
    return far === undefined
      ? `riserva ${ofThe(noun(place(locale)))}`
      : `via d’accesso di ${String(locale)} verso ${far}`;
  },
  face,
  hidden: "unità coperta",
  commanderToo: "con il comandante in persona",
  corps: (commander) => commander,
  detached: "distaccate",
  units: (count) => n(count, "unità", "unità"),
  ground: (attacker, from, defender, to) =>
    `${capital(the(attacker))} ${inPlace(from)} contro ${the(defender)} ${inPlace(to)}`,
  width: { wide: "via d’accesso larga", narrow: "via d’accesso stretta", impassable: "intransitabile" },
  penalty: {
    infantry: "penalità per la fanteria",
    cavalry: "penalità per la cavalleria",
    artillery: "penalità per l’artiglieria",
  },
  obstructed: "ostruita per la cavalleria",
  noSigns: "terreno aperto",
  onHill: "su una collina",
  defendersBlock: "difensori sulla via d’accesso",
  defendersInReserve: "difensori in riserva",
  steps: {
    1: "Minaccia",
    2: "Difesa o ritirata",
    3: "Finta",
    4: "Unità guida della difesa",
    5: "Dichiarazione d’attacco",
    6: "Risultato iniziale",
    7: "Contrattacco",
    8: "Risultato finale",
    9: "Perdite dell’attaccante",
    10: "Perdite del difensore",
    11: "Conclusione",
  },
  stepStates: { done: "fatto", now: "ora" },
  then: "Poi",
  notTaken: "L’attacco finisce qui.",
  decides: (someone) =>
    someone.you ? "Ora decidi tu." : `Ora decid${number_(someone.noun, "e", "ono")} ${the(someone.noun)}.`,
  ahead: {
    defence:
      "Il difensore si ritira prima del combattimento, oppure dichiara chi difende. Chi guida la difesa si sceglie insieme e resta segreto finché l’attacco non è condotto a fondo.",
    feint:
      "L’attaccante dichiara una finta, che chiude l’attacco e fa avanzare difensori dalla riserva, oppure lo conduce a fondo: allora si scoprono le unità guida della difesa.",
    declaration:
      "L’attaccante dichiara comando, ampiezza e unità guida, che vengono scoperte; il risultato iniziale si calcola subito.",
    counter_attack:
      "Una o due unità dichiarate che non guidano possono contrattaccare. Ciascuna paga prima un punto forza e toglie al risultato quanto le resta. La fanteria può farlo solo se l’attaccante sta vincendo.",
    share_attack: "Il difensore assegna la perdita dispari fra le due unità guida dell’attacco.",
    lose_attack: "Ciò che le unità guida non hanno potuto subire tocca ad altri attaccanti, a scelta del proprietario.",
    share_defence: "L’attaccante assegna la perdita dispari fra le due unità guida della difesa.",
    share_counter: "L’attaccante assegna la perdita dispari fra le due unità che hanno contrattaccato.",
    lose_defence: "Ciò che resta tocca ad altri difensori dichiarati, a scelta del proprietario.",
    retreat_losses:
      "La zona viene abbandonata: paga chi sta su altre vie d’accesso, e la fanteria in riserva non dichiarata in difesa.",
    destinations:
      "Ogni unità va in una zona adiacente senza nemici, dove c’è posto; mai in quella da cui è venuto l’attacco.",
    kept_in_retreat: "Ogni comandante tiene con sé una unità; tutte le altre sono distaccate.",
    entry: "Il difensore se n’è andato. L’attaccante dice ora con quale comando e con quali pezzi entra.",
    kept_in_defeat:
      "L’attacco è respinto: ogni corpo che ha attaccato tiene una unità, tutte le altre sono distaccate.",
    advance: "Una o più unità dichiarate in difesa avanzano sulla via d’accesso che hanno difeso.",
  },
  aheadBlocked:
    "Chi blocca la via d’accesso deve difenderla e non può ritirarsi prima del combattimento. Chi guida la difesa resta segreto finché l’attacco non è condotto a fondo.",
  aheadFreely: {
    share_attack: "Il difensore ripartisce come vuole le perdite fra le due unità guida dell’attacco.",
    share_defence: "L’attaccante ripartisce come vuole le perdite fra le due unità guida della difesa.",
    share_counter: "L’attaccante ripartisce come vuole le perdite fra le due unità che hanno contrattaccato.",
  },
  command: { corps_move: "movimento di corpo", detach_move: "movimento di distacco", unit_move: "movimento di unità" },
  threat: (someone, from, to) =>
    `${does(someone, "minacci", "minaccia", "minacciano")} ${the(noun(to))} ${fromThe(noun(from))}.`,
  guardShown: "È stata scoperta un’unità della Guardia.",
  namedBlocking: (someone) =>
    `${does(someone, "tieni", "tiene", "tengono")} la via d’accesso con tutti quelli che la bloccano:`,
  namedReserve: (someone) => `${does(someone, "ti difendi", "si difende", "si difendono")} dalla riserva:`,
  named: "Dichiarati:",
  retreats: (someone) => `${does(someone, "ti ritiri", "si ritira", "si ritirano")} prima del combattimento`,
  feint: (someone) =>
    someone.you
      ? "la tua era una finta"
      : `${number_(someone.noun, "fa", "fanno")} solo una finta ${the(someone.noun)}`,
  pressed: "no, condotto a fondo",
  sealed: "in segreto guida:",
  sealedNobody: "in segreto: nessuno guida",
  nobodyLeads: "nessuno guida",
  wideAttack: "attacco largo",
  narrowAttack: "attacco stretto",
  passedBy: "aggirata:",
  leads: "Guida:",
  line(line) {
    switch (line.type) {
      case "leader":
        return `guida ${face(line.face)}`;
      case "nobody_leads":
        return "nessuno guida l’attacco";
      case "foot_against_blockers":
        return "fanteria contro chi blocca";
      case "penalty":
        return `terreno: ${it.penalty[line.symbol]}`;
      case "defender":
        return line.awed
          ? `${face(line.face)} guida la difesa, uno in meno contro la Guardia`
          : `${face(line.face)} guida la difesa`;
      case "guns_fire":
        return "sparano i cannoni: la difesa non conta";
      case "counter_attacker":
        return `contrattacca ${face(line.face)}, con un punto in meno`;
    }
  },
  total: "Risultato",
  expected: "Con le scelte fatte finora",
  wins(someone, why, { attackers, defenders }) {
    const wins = does(someone, "vinci tu", "vince", "vincono");
    if (why === "blocked") return `${wins}: a 0 chi blocca la via d’accesso la tiene.`;
    if (why === "more_attackers")
      return `${wins}: a 0 gli attaccanti (${String(attackers)}) sono più dei difensori (${String(defenders)}).`;
    if (why === "more_defenders")
      return `${wins}: a 0 i difensori (${String(defenders)}) sono più degli attaccanti (${String(attackers)}).`;
    if (why === "french") return `${wins}: a 0 e in numero pari (${String(attackers)}) vincono i Francesi.`;
    return `${wins}.`;
  },
  onlyResults: "Come si è arrivati al risultato si legge nella cronaca.",
  nobody: "nessuno",
  winner: (someone) => (someone.you ? "vinci tu" : `${number_(someone.noun, "vince", "vincono")} ${the(someone.noun)}`),
  steps_: (count) => (count === 0 ? "nessuna" : steps(count)),
  group: (corps, count) => `${corps ?? "distaccate"} ${String(count)}`,
  lossLine(line) {
    switch (line.type) {
      case "enemy_leaders":
        return `uno per ogni unità guida nemica (${String(line.count)})`;
      case "result":
        return "il risultato finale";
      case "own_guns":
        return `meno le artiglierie che guidano la difesa (${String(line.count)})`;
      case "guns_safe":
        return "i cannoni sparano da lontano";
    }
  },
  toLose: "Da perdere",
  losesNothing: "Nessuna perdita.",
  hit: (name, count, left) => `${name} −${String(count)}, ${left === undefined ? "eliminata" : `ora ${left}`}`,
  lossCause: {
    attack: "Attaccanti",
    defence: "Difensori",
    counter_attack: "Per il contrattacco",
    retreat: "In ritirata",
    guns_abandoned: "Cannoni abbandonati",
    no_room: "Senza posto",
  },
  commanderLost: (name) => `${name} cade con l’ultima unità del suo corpo.`,
  morale: ({ noun, you }, change, morale, cause) =>
    `${you ? "Il tuo morale" : `Morale ${ofThe(noun)}`} ${signed(change)} (${causes[cause]}): ora ${String(morale)}.`,
  beaten: (someone) =>
    `${does(someone, "devi abbandonare", "deve abbandonare", "devono abbandonare")} la zona; è stata tutta scoperta.`,
  gunsStay: "Hanno sparato i cannoni: tutti restano dove sono.",
  goTo: (to) => `Verso ${the(noun(to))}:`,
  advances: (to) => `Avanzano sulla ${to}:`,
  enters: (someone, to) => `${does(someone, "entri", "entra", "entrano")} ${inPlace(to)}:`,
  staysBehind: "La batteria resta sul posto.",
  fallsBack: "Gli attaccanti sulla via d’accesso arretrano in riserva.",
  rider: {
    at: (at) => `È arrivata ${inPlace(at)}.`,
    ridden: (count) => `${n(count, "zona", "zone")} finora`,
    main: "sempre sulla strada principale",
    local: "per strada minore",
    ahead: "Il difensore ha ceduto. La cavalleria può proseguire su strada, minacciare di nuovo o fermarsi.",
  },
  form: {
    title: "La tua scelta",
    retreat: "Ritìrati",
    retreatHint: "Abbandona la zona prima del combattimento",
    defenders: "Chi difende",
    allBlockers: "Difendono tutti quelli che bloccano la via d’accesso.",
    commanders: "Comandanti dichiarati con loro",
    withHim: (commander) => `con ${commander}`,
    leaders: "Chi guiderebbe (in segreto)",
    leadersHint: (most) =>
      most === 1 ? "Nessuna o una: la via d’accesso è stretta." : "Nessuna, una o due: la via d’accesso è larga.",
    leads: "Chi guida",
    nobodyYet: "Ancora nessuno.",
    counter: "Chi contrattacca",
    counterHint: "Nessuna, una, o due dello stesso tipo e corpo.",
    losses: (done, due) =>
      `${plural("it", done, { one: "Assegnato", other: "Assegnati" })} ${String(done)} di ${steps(due)}`,
    addStep: (name) => `Un punto forza in più da ${name}`,
    spareStep: (name) => `Un punto forza in meno da ${name}`,
    left: (name) => (name === undefined ? "eliminata" : `resta: ${name}`),
    share: "Come cadono le perdite",
    shareOf: (one, two) => `${one.face} perde ${String(one.steps)}, ${two.face} ${String(two.steps)}`,
    destinations: (done, count) =>
      `${n(done, "unità", "unità")} su ${String(count)} ${plural("it", done, { one: "sa", other: "sanno" })} dove andare`,
    room: (left) => plural("it", left, { one: "un posto", other: `${String(left)} posti` }),
    noRoom: "senza posto: eliminata",
    goes: (name, to) => `${name} va ${inPlace(to)}`,
    restTo: (to, count) => `×${String(count)}: tutte le altre ${inPlace(to)}`,
    kept: "Chi resta con il comandante",
    keptBy: (commander) => `${commander} tiene`,
    advance: "Chi avanza sulla via d’accesso",
    advanceHint: "Almeno una. Chi si separa dal comandante è distaccato.",
    goingCommanders: "Comandanti",
    goesAlong: (commander) => `${commander} va con loro`,
    order: "Comando",
    feintOrPress: "Finta o attacco a fondo?",
    onlyFeint: "Nessuno dei tuoi comandi può condurre a fondo l’attacco: su strada la cavalleria fa solo finte.",
    onlyPress: (guard) =>
      guard
        ? "Un attacco con la Guardia non può essere una finta."
        : "Nessuno dei tuoi comandi può fare di questo attacco una finta.",
    entry: "Chi entra",
    declaration: "Chi attacca",
    join: "Ancora",
    detached: "Chi si distacca",
    leave: "Lasciate indietro, distaccate",
    byRoad: "Su strada",
    width: "Ampiezza",
    against: "Contro quale unità guida",
    to: "Dove si fermano",
    giveUp: (pick) => `Rinuncia: ${pick}`,
    missing: "Manca ancora",
    ready: "Completo: conferma qui sotto.",
  },
};
