import type { Ask, View } from "../../../../wire/europe";
import { fromThe, ofThe, toThe } from "../../../../words/noun";
import { list } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { nationNouns, times } from "./names";

export function ask(ask: Ask, speaker: Speaker, view?: View): string {
  switch (ask.type) {
    case "choose":
      return "Scegli una nazione da giocare.";
    case "place":
      return "Piazza i tuoi pezzi in patria: scegli una regione.";
    case "turn":
      return "Tocca a te. Agisci adesso o aspetti?";
    case "join":
      return view && view.open.turn.acting.length > 0
        ? `Agisci in questo turno, insieme ${list(
            view.open.turn.acting.map((seat) => toThe(speaker.seat(seat))),
            "it",
          )}?`
        : "Agisci in questo turno, insieme al tuo alleato?";
    case "move":
      return "Muovi le tue armate: scegline una, poi dove va.";
    case "battle":
      return "Quale battaglia si combatte adesso?";
    case "deploy":
      return "Schiera in segreto le tue linee: chi sta davanti?";
    case "arrange":
      return "Muovi tra le tue linee, poi si fa fuoco. Chi lascia vuota la prima linea ha perso.";
    case "hit":
      return ask.pursuit
        ? `Inseguimento: scegli ${times(ask.hits, "pezzo", "pezzi")} da eliminare, ovunque.`
        : `Scegli ${times(ask.hits, "armata", "armate")} da eliminare nella prima linea nemica.`;
    case "rally":
      return `I tuoi comandanti radunano ${times(ask.pieces, "pezzo", "pezzi")}: quali?`;
    case "retreat":
      return "Hai perso. Dove si ritirano i tuoi pezzi?";
    case "award":
      return "I vincitori con lo stesso numero di pezzi si accordano su chi pesca la carta della battaglia, altrimenti decide la sorte. Chi indichi?";
    case "produce":
      return "Gioca combinazioni di carte per avere nuovi pezzi.";
    case "propose":
      return "Proponi un’alleanza.";
    case "alliance":
      return `Rispondi alla proposta di alleanza ${ofThe(speaker.seat(ask.from))}.`;
    case "withdraw_proposal":
      return `Ritira la proposta di alleanza ${toThe(speaker.seat(ask.to))}.`;
    case "trade":
      return "Offri carte in scambio.";
    case "exchange":
      return `Rispondi all’offerta di carte ${fromThe(nationNouns[ask.from])} ${toThe(nationNouns[ask.to])}.`;
    case "withdraw_offer":
      return `Ritira l’offerta di carte ${fromThe(nationNouns[ask.from])} ${toThe(nationNouns[ask.to])}.`;
    case "withdraw_place":
      return "Agisci quando tocca a te, e gli alleati non ti chiedono di unirti.";
    case "withdraw_lines":
      return "In questa battaglia le tue linee restano come sono.";
    case "share":
      return "Dividi la vittoria con gli alleati rimasti.";
  }
}
