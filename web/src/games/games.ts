/** The games that the client can show, each in a file of its own that is fetched when somebody opens it. */

import type { Component } from "svelte";
import { CallFailed } from "../api/call";
import { games, type GameName } from "../wire/games";
import type { GameClient, GameTypes, Panel } from "./game";

/** A game whose types the page does not know. What it is given comes from the server, for that very game. */
export type AnyGame = GameClient<GameTypes>;

export type ShownGame = GameName;

const loaders: Record<ShownGame, () => Promise<AnyGame>> = {
  drill: async () => anyGame((await import("./drill/drill")).drill),
  triumph: async () => anyGame((await import("./triumph/triumph")).triumph),
  battles: async () => anyGame((await import("./battles/battles")).battles),
  europe: async () => anyGame((await import("./europe/europe")).europe),
};

function anyGame<G extends GameTypes>({ Board, TextBoard, Stage, Result, panels, ...game }: GameClient<G>): AnyGame {
  return {
    ...game,
    Board: Board as Component<never> as AnyBoard,
    ...(TextBoard && { TextBoard: TextBoard as Component<never> as AnyBoard }),
    ...(Stage && { Stage: Stage as Component<never> as NonNullable<AnyGame["Stage"]> }),
    ...(Result && { Result: Result as Component<never> as NonNullable<AnyGame["Result"]> }),
    ...(panels && { panels: panels.map(anyPanel) }),
  };
}

type AnyBoard = AnyGame["Board"];
type AnyPanel = Panel<GameTypes>;

function anyPanel<G extends GameTypes>(panel: Panel<G>): AnyPanel {
  return { ...panel, Panel: panel.Panel as Component<never> as AnyPanel["Panel"] };
}

export function isGame(name: string): name is ShownGame {
  return Object.hasOwn(loaders, name);
}

export const shownGames: readonly ShownGame[] = games.filter(isGame);

const loaded = new Map<ShownGame, Promise<AnyGame>>();

export function loadGame(name: ShownGame): Promise<AnyGame> {
  const game = loaded.get(name) ?? fetchGame(name);
  loaded.set(name, game);
  return game;
}

async function fetchGame(name: ShownGame): Promise<AnyGame> {
  try {
    return await loaders[name]();
  } catch {
    // Whoever asks next tries again.
    loaded.delete(name);
    throw new CallFailed({ error: "unreachable" });
  }
}
