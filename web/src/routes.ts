/** The pages and their addresses. The server answers these paths with the client, see `site.rs`. */
export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "join"; code?: string }
  | { page: "match"; id: string }
  | { page: "rules"; game?: string }
  | { page: "dice"; id?: string }
  | { page: "orders"; id?: string }
  | { page: "account" }
  | { page: "settings" }
  | { page: "about" }
  | { page: "come-back" }
  | { page: "lost" };

export type PageName = Route["page"];

/** The text that was escaped for an address; none if it was not. */
export function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function readRoute(path: string): Route {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(unescaped);
  const [name = "", detail] = parts;
  if (parts.length > 2 || parts.includes(undefined)) return { page: "lost" };
  switch (name) {
    case "new":
    case "match":
      if (!detail) return { page: "lost" };
      return name === "new" ? { page: "new", game: detail } : { page: "match", id: detail };
    case "join":
      return detail ? { page: "join", code: detail } : { page: "join" };
    case "rules":
      return detail ? { page: "rules", game: detail } : { page: "rules" };
    case "dice":
      return detail ? { page: "dice", id: detail } : { page: "dice" };
    case "orders":
      return detail ? { page: "orders", id: detail } : { page: "orders" };
  }
  if (detail) return { page: "lost" };
  switch (name) {
    case "":
      return { page: "home" };
    case "lobby":
    case "account":
    case "settings":
    case "about":
    case "come-back":
      return { page: name };
    default:
      return { page: "lost" };
  }
}

export const pathTo = {
  home: "/",
  lobby: "/lobby",
  join: "/join",
  rules: "/rules",
  dice: "/dice",
  orders: "/orders",
  account: "/account",
  settings: "/settings",
  about: "/about",
  newMatch: (game: string) => `/new/${encodeURIComponent(game)}`,
  /** The form of a new match with something chosen already. */
  newMatchWith: (game: string, scenario: string, chosen: Record<string, string>) =>
    `/new/${encodeURIComponent(game)}?${new URLSearchParams({ scenario, ...chosen }).toString()}`,
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  printedOrder: (id: string, sheet: string) =>
    `/orders/${encodeURIComponent(id)}?${new URLSearchParams({ print: sheet }).toString()}`,
  invitation: (code: string) => `/join/${encodeURIComponent(code)}`,
  match: (id: string) => `/match/${encodeURIComponent(id)}`,
  rule: (game: string, rule: string) => `/rules/${encodeURIComponent(game)}#${encodeURIComponent(rule)}`,
  rulesOf: (game: string) => `/rules/${encodeURIComponent(game)}`,
  diceOf: (id: string) => `/dice/${encodeURIComponent(id)}`,
  comeBack: (token: string) => `/come-back#${encodeURIComponent(token)}`,
};
