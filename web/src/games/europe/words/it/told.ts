import type { Card, How, Side, Told } from "../../../../wire/europe";
import type { Seat } from "../../../../wire/table";
import { ending, fromThe, number_, ofThe, the, toThe, type Noun } from "../../../../words/noun";
import { capital, list } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { cardCount, cards, combinations, dice, force, forces, inRegion, nationNouns, region, times } from "./names";

interface Subject {
  text: string;
  plural: boolean;
}

const all = (seats: readonly Seat[], speaker: Speaker): Subject => {
  const nouns = seats.map((seat) => speaker.seat(seat));
  return { text: list(nouns.map(the), "it"), plural: nouns.length > 1 || nouns.some(({ plural }) => plural) };
};

const does = (noun: Noun, one: string, many: string): string => `${capital(the(noun))} ${number_(noun, one, many)}`;

const sides: Record<Side, string> = { attacker: "Gli attaccanti", defender: "I difensori" };

const endings: Record<How, string> = {
  limited_war: "La guerra è finita",
  total_victory: "Vittoria totale",
  shared_victory: "Gli alleati dividono la vittoria",
  exhaustion: "L’Europa è esausta e nessuno ha vinto",
};

const shown = (list: readonly Card[] | undefined): string => (list === undefined ? "" : ` (${cards(list)})`);

export function told(told: Told, speaker: Speaker): string {
  const seat = (of: Seat) => speaker.seat(of);
  switch (told.type) {
    case "chosen":
      return `${does(seat(told.seat), "gioca", "giocano")} con ${list(
        told.nations.map((one) => the(nationNouns[one])),
        "it",
      )}.`;
    case "placed":
      return `${does(nationNouns[told.nation], "piazza", "piazzano")} ${force(told.pieces)} ${inRegion(told.region)}.`;
    case "round_began":
      return `Comincia il round ${String(told.round)}.`;
    case "called":
      return `Tocca ${toThe(seat(told.seat))}.`;
    case "waited":
      return `${does(seat(told.seat), "aspetta", "aspettano")}.`;
    case "broken":
      return `${does(seat(told.by), "rompe", "rompono")} l’alleanza con ${the(seat(told.with))}.`;
    case "joined":
      return `${does(seat(told.seat), "agisce", "agiscono")} in questo turno.`;
    case "stood_aside":
      return `${does(seat(told.seat), "resta", "restano")} in disparte.`;
    case "willing":
      return `${does(seat(told.seat), "vuole", "vogliono")} agire, se gli alleati che vengono prima lasciano posto.`;
    case "own_place":
      return `${does(seat(told.seat), "d’ora in poi non agisce", "d’ora in poi non agiscono")} nei turni degli alleati.`;
    case "any_place":
      return `${does(seat(told.seat), "può", "possono")} di nuovo agire nei turni degli alleati.`;
    case "movement_began": {
      const acting = all(told.acting, speaker);
      return `${capital(acting.text)} ${acting.plural ? "muovono" : "muove"}.`;
    }
    case "marched": {
      const way = told.via === undefined ? "" : `, per ${the(region(told.via))},`;
      return `${does(nationNouns[told.nation], "muove", "muovono")} ${force(told.pieces)} ${fromThe(region(told.from))}${way} verso ${the(region(told.to))}.`;
    }
    case "landed": {
      const rolled = told.rolls.length === 0 ? "" : ` I dadi: ${dice(told.rolls)}.`;
      const lost = Object.keys(told.lost).length === 0 ? "" : ` Persi in mare: ${force(told.lost)}.`;
      return `${does(nationNouns[told.nation], "imbarca", "imbarcano")} ${force(told.pieces)} ${fromThe(region(told.from))} e ${number_(nationNouns[told.nation], "sbarca", "sbarcano")} ${inRegion(told.to)}.${rolled}${lost}`;
    }
    case "ready":
      return `${does(seat(told.seat), "ha", "hanno")} finito.`;
    case "movement_ended":
      return "Il movimento è finito.";
    case "taken":
      return told.by === undefined
        ? `${capital(the(region(told.region)))} non è più di nessuno.`
        : `${does(nationNouns[told.by], "prende", "prendono")} ${the(region(told.region))}.`;
    case "eliminated": {
      const noun = nationNouns[told.nation];
      return `${does(noun, "ha", "hanno")} perso tutta la patria: ${number_(noun, "è", "sono")} eliminat${ending(noun)}.`;
    }
    case "battle_began": {
      const kind = told.major ? "Battaglia maggiore" : "Schermaglia";
      const attackers = all(told.attackers, speaker);
      const landed = told.landed ? " Vengono dal mare: i difensori colpiscono con 5 e 6." : "";
      return `${kind} ${inRegion(told.region)}: ${attackers.text} contro ${all(told.defenders, speaker).text}.${landed}`;
    }
    case "deployed":
      return `${does(seat(told.seat), "ha", "hanno")} schierato. In prima linea: ${forces(told.front)}.`;
    case "lines_shown":
      return `Si scoprono le linee. In prima: ${forces(told.front)}. In seconda: ${forces(told.back)}.`;
    case "arranged":
      return `${does(seat(told.seat), "muove", "muovono")} tra le linee. In prima: ${forces(told.front)}.`;
    case "lines_stay":
      return `Le linee ${ofThe(seat(told.seat))} restano come sono.`;
    case "lines_free":
      return `${does(seat(told.seat), "può", "possono")} di nuovo muovere tra le linee.`;
    case "fired": {
      const how = told.pursuit ? "inseguono" : "fanno fuoco";
      return `${sides[told.side]} ${how}: ${dice(told.rolls) || "nessun dado"}. ${times(told.hits, "colpo a segno", "colpi a segno")}.`;
    }
    case "lost":
      return `Eliminati: ${forces(told.pieces)}.`;
    case "rally_rolled":
      return `I comandanti ${ofThe(seat(told.seat))} radunano: ${dice(told.rolls)}. ${times(told.pieces, "pezzo torna", "pezzi tornano")}.`;
    case "rallied":
      return `Radunati: ${forces(told.pieces)}.`;
    case "night_fell":
      return "L’attacco non è passato: gli attaccanti rinunciano.";
    case "won":
      return `${sides[told.side]} hanno vinto la battaglia.`;
    case "retreated":
      return `${does(nationNouns[told.nation], "si ritira", "si ritirano")} con ${force(told.pieces)} ${fromThe(region(told.from))} verso ${the(region(told.to))}.`;
    case "surrounded":
      return `${does(nationNouns[told.nation], "non ha", "non hanno")} via di scampo e ${number_(nationNouns[told.nation], "perde", "perdono")} ${force(told.pieces)}.`;
    case "named":
      return `${does(seat(told.seat), "vuole", "vogliono")} che la carta della battaglia vada ${toThe(nationNouns[told.nation])}.`;
    case "battle_ended":
      return `La battaglia ${inRegion(told.region)} è finita.`;
    case "drew":
      return `${does(nationNouns[told.nation], "pesca", "pescano")} ${cardCount(told.count)}${shown(told.cards)}.`;
    case "production_began":
      return "Comincia la produzione.";
    case "combined": {
      const noun = combinations[told.combination];
      const one = noun.gender === "f" ? "una" : "un";
      return `${does(nationNouns[told.nation], "gioca", "giocano")} ${one} ${noun.text} (${cards(told.cards)}) per ${force(told.pieces)}.`;
    }
    case "put_back":
      return `${does(nationNouns[told.nation], "rimette", "rimettono")} nel mazzo ${cardCount(told.cards)} senza simbolo.`;
    case "proposed":
      return `${does(seat(told.from), "propone", "propongono")} un’alleanza ${toThe(seat(told.to))}.`;
    case "allied":
      return `${capital(list([the(seat(told.from)), the(seat(told.to))], "it"))} ora sono alleati.`;
    case "rejected":
      return `${does(seat(told.to), "rifiuta", "rifiutano")} l’alleanza con ${the(seat(told.from))}.`;
    case "proposal_withdrawn":
      return `${does(seat(told.from), "ritira", "ritirano")} la proposta di alleanza ${toThe(seat(told.to))}.`;
    case "proposal_lapsed":
      return `La proposta di alleanza ${ofThe(seat(told.from))} ${toThe(seat(told.to))} decade: si sono incontrati da nemici.`;
    case "offered":
      return `${does(nationNouns[told.from], "offre", "offrono")} ${toThe(nationNouns[told.to])} ${cardCount(told.count)}, ${told.count === 1 ? "coperta" : "coperte"}${shown(told.cards)}.`;
    case "exchanged":
      return `${does(nationNouns[told.from], "dà", "danno")} ${toThe(nationNouns[told.to])} ${cardCount(told.given)}${shown(told.given_cards)} e ${number_(nationNouns[told.from], "riceve", "ricevono")} ${cardCount(told.taken)}${shown(told.taken_cards)}.`;
    case "refused":
      return `${does(nationNouns[told.to], "non scambia", "non scambiano")} carte con ${the(nationNouns[told.from])}.`;
    case "offer_withdrawn":
      return `${does(nationNouns[told.from], "riprende", "riprendono")} le carte offerte ${toThe(nationNouns[told.to])}.`;
    case "offer_lapsed":
      return `L’offerta di carte ${fromThe(nationNouns[told.from])} ${toThe(nationNouns[told.to])} decade.`;
    case "agreed":
      return `${does(seat(told.seat), "è", "sono")} d’accordo a dividere la vittoria.`;
    case "ended": {
      const won = told.winners.length === 0 ? "" : `: ${all(told.winners, speaker).text}`;
      return `${endings[told.how]}${won}.`;
    }
  }
}
