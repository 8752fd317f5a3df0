import { describe, expect, test } from "vitest";
import { pathTo, readRoute } from "./routes";

describe("an address", () => {
  test.each([
    ["/", { page: "home" }],
    ["/lobby", { page: "lobby" }],
    ["/new/drill", { page: "new", game: "drill" }],
    ["/join", { page: "join" }],
    ["/join/ABCDE", { page: "join", code: "ABCDE" }],
    ["/match/k2m4", { page: "match", id: "k2m4" }],
    ["/rules", { page: "rules" }],
    ["/rules/drill/", { page: "rules", game: "drill" }],
    ["/dice", { page: "dice" }],
    ["/dice/k2m4", { page: "dice", id: "k2m4" }],
    ["/orders", { page: "orders" }],
    ["/orders/k2m4", { page: "orders", id: "k2m4" }],
    ["/come-back", { page: "come-back" }],
  ])("%s leads to its page", (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });

  test.each(["/nowhere", "/match", "/new", "/lobby/x", "/match/a/b", "/orders/a/b", "/%E0%A4%A"])(
    "%s leads nowhere",
    (path) => {
      expect(readRoute(path)).toEqual({ page: "lost" });
    },
  );

  test("that we write leads to where it says", () => {
    expect(readRoute(pathTo.match("a b/c"))).toEqual({ page: "match", id: "a b/c" });
    expect(readRoute(pathTo.invitation("ABCDE"))).toEqual({ page: "join", code: "ABCDE" });
    const { pathname, hash } = new URL(pathTo.rule("drill", "D3.2"), "http://table");
    expect([readRoute(pathname), hash]).toEqual([{ page: "rules", game: "drill" }, "#D3.2"]);
  });
});
