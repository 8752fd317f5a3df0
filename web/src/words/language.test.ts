import { describe, expect, test } from "vitest";
import { firstLanguage } from "./language";

describe("the first language", () => {
  test("is the one that was chosen last time", () => {
    expect(firstLanguage("it", ["en-GB", "en"])).toBe("it");
    expect(firstLanguage("en", ["it"])).toBe("en");
  });

  test("is else what the browser prefers", () => {
    expect(firstLanguage(null, ["it"])).toBe("it");
    expect(firstLanguage(null, ["it-CH", "en"])).toBe("it");
    expect(firstLanguage(null, ["IT-it"])).toBe("it");
    expect(firstLanguage(null, ["en-US", "it"])).toBe("en");
  });

  test("is the first preference that we speak", () => {
    expect(firstLanguage(null, ["fr-FR", "de", "it", "en"])).toBe("it");
  });

  test("is English where we speak no preference", () => {
    expect(firstLanguage(null, ["fr-FR"])).toBe("en");
    expect(firstLanguage(null, ["italiano", "ita"])).toBe("en");
    expect(firstLanguage(null, [])).toBe("en");
  });

  test("does not heed a memory that is no language", () => {
    expect(firstLanguage("tlh", ["it"])).toBe("it");
    expect(firstLanguage("", ["it"])).toBe("it");
    expect(firstLanguage("toString", ["it"])).toBe("it");
  });
});
