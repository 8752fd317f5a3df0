import type { Failure } from "../wire/failure";

/** What went wrong: what the server says, or that it could not be reached at all. */
export type Trouble = Failure | { error: "unreachable" } | { error: "unexpected"; status: number };

export class CallFailed extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.error);
    this.name = "CallFailed";
  }
}

/** The trouble of anything that was thrown while we called the server. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof CallFailed) return error.trouble;
  throw error;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Sending {
  /** Lets the request arrive although the page goes away. */
  keepalive?: boolean;
}

async function send(method: Method, path: string, body?: unknown, sending: Sending = {}): Promise<Response> {
  const request: RequestInit = { method, ...sending };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  try {
    return await fetch(path, request);
  } catch {
    throw new CallFailed({ error: "unreachable" });
  }
}

function isFailure(value: unknown): value is Failure {
  return typeof value === "object" && value !== null && "error" in value;
}

async function trouble(response: Response): Promise<Trouble> {
  const value: unknown = await response.json().catch(() => null);
  return isFailure(value) ? value : { error: "unexpected", status: response.status };
}

async function answer(method: Method, path: string, body?: unknown, sending?: Sending): Promise<Response> {
  const response = await send(method, path, body, sending);
  if (!response.ok) throw new CallFailed(await trouble(response));
  return response;
}

/** Asks the server and reads its answer. The types are those of the server itself, so its word is taken for them. */
export async function call<T>(method: Method, path: string, body?: unknown, sending?: Sending): Promise<T> {
  const response = await answer(method, path, body, sending);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function callForText(method: Method, path: string): Promise<string> {
  return (await answer(method, path)).text();
}
