import type { Ask, View } from "../../../../wire/triumph";
import { fromThe, onThe, the } from "../../../../words/noun";
import { capital } from "../../../../words/sentence";
import { opposite, sidesOf } from "../places";
import { attackIn, blocksIn, commandsLeft, other } from "../view";
import { number, points, steps } from "./numbers";
import { army } from "./pieces";
import { approach, atPosition, inZone, zone } from "./places";

const sharers = {
  attack_leaders: "le due unità che guidano l’attacco",
  defence_leaders: "le due unità che guidano la difesa",
  counter_attackers: "le due unità che contrattaccano",
};

function bid(view: View | undefined): string {
  const last = view?.stage.type === "auction" ? view.stage.bid : undefined;
  return last === undefined
    ? "Quanto morale cedi per scegliere l’armata? Fai un’offerta, oppure passa."
    : `L’ultima offerta è di ${points(last)}. Offri di più per scegliere l’armata, oppure passa.`;
}

function placement(view: View | undefined): string {
  const two = view?.side === "allied" && view.options.day === "december-1";
  const corps = two ? "due dei tuoi corpi (gli altri arriveranno dopo)" : "i tuoi corpi";
  return `Schiera ${corps}: ciascuno nella propria zona, in riserva o su una via d’accesso.`;
}

const commands = (count: number, kind: string) =>
  count === 1
    ? `un comando ${kind}`
    : `${count === 0 ? "nessun" : number(count)} ${count === 0 ? "comando" : "comandi"} ${kind}`;

function command(view: View | undefined): string {
  if (!view) return "Dai un comando, oppure termina il turno.";
  const { corps, independent } = commandsLeft(view);
  const alone = commands(independent, independent > 1 ? "indipendenti" : "indipendente");
  const left =
    corps === undefined
      ? `un comando di corpo per ogni comandante che non ne ha ancora dati, e ${alone}`
      : `${commands(corps, "di corpo")} e ${alone}`;
  return `Dai un comando, oppure termina il turno. Ti restano: ${left}.`;
}

function defence(view: View | undefined): string {
  const attack = attackIn(view);
  const choose = "Ritirati, oppure dichiara i pezzi in difesa e le unità guida.";
  if (!view || !attack) return `Sei sotto attacco. ${choose}`;
  const { near, far } = sidesOf(attack.from);
  const how = attack.guard ? " con la Guardia" : "";
  const threat = `${capital(the(army[view.turn.side]))} minacciano ${the(zone(far))} ${fromThe(zone(near))}${how}.`;
  return blocksIn(view)
    ? `${threat} Chi blocca la via d’accesso si difende: dichiara le unità guida, se ne vuoi.`
    : `${threat} ${choose}`;
}

function feint(view: View | undefined): string {
  const attack = attackIn(view);
  const choose = "Conduci a fondo l’attacco, oppure fanne una finta.";
  if (!view || !attack) return `Il nemico si difende. ${choose}`;
  const enemy = capital(the(army[other(view.turn.side)]));
  const stands = `${enemy} si difendono ${inZone(sidesOf(attack.from).far)}.`;
  if (attack.guard) return `${stands} Un attacco con la Guardia non può essere una finta: conducilo a fondo.`;
  if (attack.ride) return `${stands} La cavalleria su strada può solo fare una finta: scegli dove si ferma.`;
  return `${stands} ${choose}`;
}

function losses({ of, steps: due }: Extract<Ask, { type: "losses" }>): string {
  switch (of.type) {
    case "attack":
      return `Togli ${steps(due)} alle altre tue unità in attacco.`;
    case "defence":
      return `Togli ${steps(due)} alle altre tue unità in difesa.`;
    case "retreat":
      return `La ritirata costa ${steps(due)} ${atPosition(of.at)}. Scegli chi subisce la perdita.`;
  }
}

export function ask(ask: Ask, view: View | undefined): string {
  const attack = attackIn(view);
  switch (ask.type) {
    case "bid":
      return bid(view);
    case "side":
      return "Hai vinto l’asta. Quale armata comandi?";
    case "assignment":
      return view?.stage.type === "set_up" && view.stage.mine !== "assign"
        ? "Cambia l’assegnazione delle unità ai comandanti."
        : "Assegna ciascuna delle tue unità a un comandante.";
    case "placement":
      return placement(view);
    case "detachments":
      return "Distacca fino a sei unità dai tuoi corpi e schierale nelle vicinanze, oppure nessuna.";
    case "battery":
      return "Indica la batteria che resta fissa per tutta la battaglia.";
    case "command":
      return command(view);
    case "defence":
      return defence(view);
    case "feint":
      return feint(view);
    case "declaration":
      return attack
        ? `Dichiara l’attacco ${fromThe(approach(attack.from))}: il comando, l’ampiezza e le unità guida.`
        : "Dichiara l’attacco: il comando, l’ampiezza e le unità guida.";
    case "counter_attack":
      return "Vuoi contrattaccare? Scegli una o due unità che non siano unità guida, oppure nessuna.";
    case "share":
      return `Ripartisci ${steps(ask.steps)} fra ${sharers[ask.of]}.`;
    case "losses":
      return losses(ask);
    case "destinations":
      return "Le tue unità si ritirano. Scegli per ciascuna una zona adiacente.";
    case "kept":
      return "Ogni corpo battuto tiene un’unità, le altre sono distaccate. Scegli chi resta con il suo comandante.";
    case "advance": {
      const must = "Almeno una delle unità dichiarate deve avanzare";
      return attack
        ? `${must} ${onThe(approach(opposite(attack.from)))}. Scegli chi va.`
        : `${must} sulla via d’accesso. Scegli chi va.`;
    }
    case "entry":
      return attack
        ? `Il nemico ha lasciato ${the(zone(sidesOf(attack.from).far))}. Scegli chi entra.`
        : "Il nemico se n’è andato. Scegli chi entra.";
    case "ride":
      return view?.stage.type === "ride"
        ? `La tua cavalleria è ${inZone(view.stage.at)}. Può proseguire, attaccare ancora o fermarsi.`
        : "La tua cavalleria può proseguire, attaccare ancora o fermarsi.";
  }
}
