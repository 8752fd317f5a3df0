import { expect, test } from "vitest";
import { leaveOf } from "./notice";

test("an address without https allows no notices, whatever the browser says", () => {
  expect(leaveOf(false, "granted")).toBe("insecure");
  expect(leaveOf(false, undefined)).toBe("insecure");
});

test("a browser may know none, may be asked, or has decided", () => {
  expect(leaveOf(true, undefined)).toBe("unknown");
  expect(leaveOf(true, "default")).toBe("askable");
  expect(leaveOf(true, "denied")).toBe("denied");
  expect(leaveOf(true, "granted")).toBe("granted");
});
