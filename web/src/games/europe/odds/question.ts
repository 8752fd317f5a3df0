/** What the server is asked about a battle: numbers alone, all of which lie open on the table. */

import type { Battle, BattleQuestion, Force, Forces, Nation, Region, View } from "../../../wire/europe";
import { ofSide } from "../battle/sides";
import { onlyOf, plus, totalOf } from "../force";
import { nations } from "../nations";
import { risk } from "../play/landing";
import { areAllied } from "../war/state";

const together = (forces: Forces): Force => Object.values(forces).reduce<Force>((sum, force) => plus(sum, force), {});

/** The battle that a move would bring; nothing where no enemy stands. Who lands has the sea before him. */
export function planned(
  view: View,
  nation: Nation,
  to: Region,
  pieces: Force,
  landing: boolean,
): BattleQuestion | undefined {
  const { players, options } = view.open;
  const mine = players[nation];
  const friends = (other: Nation) => {
    const theirs = players[other];
    return theirs !== undefined && mine !== undefined && (theirs === mine || areAllied(view, theirs, mine));
  };
  const there = view.open.pieces[to] ?? {};
  const enemies = together(onlyOf(there, (other) => !friends(other)));
  if (totalOf(enemies) === 0 || totalOf(pieces) === 0) return undefined;
  const before = together(onlyOf(there, friends));
  const perils = landing ? risk(view, nation, to) : 0;
  // Who came by sea in this turn makes it a landing for all who attack with him (EB-14).
  const ashore = nations.some((other) => {
    const done = friends(other) ? view.open.turn.landings[other] : undefined;
    return done?.to === to && done.ashore > 0;
  });
  return {
    attacker: { pieces: perils > 0 ? before : plus(before, pieces) },
    defender: { pieces: enemies },
    landed: ashore || (landing && perils === 0),
    leader_rule: options.leader_rule,
    ...(perils > 0 ? { crossing: { pieces, perils } } : {}),
  };
}

/** A battle before somebody fires; while hits are chosen and rallied there is nothing to ask. */
export function underway(view: View, battle: Battle): BattleQuestion | undefined {
  const { type } = battle.stage;
  if (type !== "deploying" && type !== "arranging") return undefined;
  const of = (forces: Forces, side: "attacker" | "defender") => together(onlyOf(forces, ofSide(view, battle, side)));
  const side = (which: "attacker" | "defender") =>
    type === "deploying"
      ? { pieces: of(battle.start, which) }
      : { pieces: of(battle.front, which), behind: of(battle.back, which), lost: of(battle.lost, which) };
  return {
    attacker: side("attacker"),
    defender: side("defender"),
    landed: battle.landed,
    leader_rule: view.open.options.leader_rule,
    ...(type === "deploying" ? {} : { turn: battle.turn, fires: battle.side }),
  };
}
