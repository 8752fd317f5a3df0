import type { OddsWords } from "./words";

export const it: OddsWords = {
  ask: "Probabilità della battaglia",
  attacker: "Attaccante",
  defender: "Difensore",
  wins: "vince",
  losses: "perde",
  atSea: "Le perdite in mare, prima della battaglia, sono comprese.",
  under: (policy, method, error) =>
    method === "exact"
      ? `Calcolate, se le due parti agiscono secondo ${policy}: tutti in prima linea, nessuno muove o si ritira, si colpisce prima l’artiglieria.`
      : `Per sorteggio, con un margine di ${error}, se le due parti agiscono secondo ${policy}: tutti in prima linea, nessuno muove o si ritira, si colpisce prima l’artiglieria.`,
};
