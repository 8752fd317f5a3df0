/** Asking the server for the journal of a match. */

export type Answer =
  | { type: "journal"; text: string }
  /** The seed is still a secret. */
  | { type: "waiting" | "playing"; commitment: string }
  /** It was called off before play began: no die was rolled. */
  | { type: "aborted" }
  | { type: "missing" }
  | { type: "stranger" }
  | { type: "busy" }
  | { type: "unreachable" };

export async function askForJournal(id: string): Promise<Answer> {
  const address = `/api/matches/${encodeURIComponent(id)}`;
  try {
    const response = await fetch(address);
    if (!response.ok) return failure(response);
    const { status, commitment } = readMatch(await response.json());
    if (status === "waiting" || status === "playing") return { type: status, commitment };
    if (status === "aborted") return { type: status };
    const journal = await fetch(`${address}/export`);
    return journal.ok ? { type: "journal", text: await journal.text() } : failure(journal);
  } catch {
    return { type: "unreachable" };
  }
}

function failure(response: Response): Answer {
  // Unread, it would keep the connection busy.
  void response.body?.cancel();
  switch (response.status) {
    case 401:
      return { type: "stranger" };
    case 404:
      return { type: "missing" };
    case 429:
      return { type: "busy" };
    default:
      return { type: "unreachable" };
  }
}

function readMatch(value: unknown): { status: string; commitment: string } {
  if (typeof value === "object" && value !== null && "status" in value && "commitment" in value) {
    const { status, commitment } = value;
    if (typeof status === "string" && typeof commitment === "string") return { status, commitment };
  }
  throw new TypeError("the server's answer is not a match");
}

/** The key that this server signs with, where it can be had. */
export async function fetchKey(): Promise<string | undefined> {
  try {
    const response = await fetch("/api/key");
    if (!response.ok) return undefined;
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null || !("key" in answer)) return undefined;
    return typeof answer.key === "string" ? answer.key : undefined;
  } catch {
    return undefined;
  }
}
