import type { Ask, View } from "../../../../wire/europe";
import { list } from "../../../../words/sentence";
import type { Speaker } from "../../../game";
import { nation, times } from "./names";

export function ask(ask: Ask, speaker: Speaker, view?: View): string {
  switch (ask.type) {
    case "choose":
      return "Choose a nation to play.";
    case "place":
      return "Place your pieces in your homeland: choose a region.";
    case "turn":
      return "It is your turn. Do you act now, or wait?";
    case "join":
      return view && view.open.turn.acting.length > 0
        ? `Do you act in this turn, along with ${list(
            view.open.turn.acting.map((seat) => speaker.seat(seat).text),
            "en",
          )}?`
        : "Do you act in this turn, along with your ally?";
    case "move":
      return "Move your armies: choose one, then where it goes.";
    case "battle":
      return "Which battle comes next?";
    case "deploy":
      return "Draw up your lines in secret: who stands in front?";
    case "arrange":
      return "Move between your lines, then fire. Whoever leaves the front empty has lost.";
    case "hit":
      return ask.pursuit
        ? `You pursue: choose ${times(ask.hits, "piece", "pieces")} to eliminate, anywhere.`
        : `Choose ${times(ask.hits, "army", "armies")} of the enemy’s front to eliminate.`;
    case "rally":
      return `Your leaders rally ${times(ask.pieces, "piece", "pieces")}: which?`;
    case "retreat":
      return "You have lost. Where do your pieces retreat?";
    case "award":
      return "Winners with equally many pieces agree on who draws the card of the battle, or the lot decides. Whom do you name?";
    case "produce":
      return "Play combinations of cards for new pieces.";
    case "propose":
      return "Propose an alliance.";
    case "alliance":
      return `Answer the alliance that ${speaker.seat(ask.from).text} ${speaker.seat(ask.from).plural ? "propose" : "proposes"}.`;
    case "withdraw_proposal":
      return `Withdraw the alliance that you propose to ${speaker.seat(ask.to).text}.`;
    case "trade":
      return "Offer cards in trade.";
    case "exchange":
      return `Answer the offer of cards from ${nation(ask.from)} to ${nation(ask.to)}.`;
    case "withdraw_offer":
      return `Withdraw the offer of cards from ${nation(ask.from)} to ${nation(ask.to)}.`;
    case "withdraw_place":
      return "You act at your own place, and allies do not ask you.";
    case "withdraw_lines":
      return "Your lines stay as they are in this battle.";
    case "share":
      return "Share the victory with the allies who are left.";
  }
}
