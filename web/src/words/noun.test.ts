import { describe, expect, test } from "vitest";
import {
  bare,
  ending,
  feminine,
  feminines,
  fromThe,
  inThe,
  masculine,
  masculines,
  ofThe,
  onThe,
  the,
  toThe,
} from "./noun";

describe("an Italian noun", () => {
  test.each([
    [masculine("corpo"), "il corpo"],
    [masculine("squadrone"), "lo squadrone"],
    [masculine("zuavo"), "lo zuavo"],
    [masculine("esercito"), "l’esercito"],
    [masculine("sergente"), "il sergente"],
    [masculines("corpi"), "i corpi"],
    [masculines("austriaci"), "gli austriaci"],
    [masculines("stagni"), "gli stagni"],
    [feminine("riserva"), "la riserva"],
    [feminine("armata"), "l’armata"],
    [feminine("squadra"), "la squadra"],
    [feminines("armate"), "le armate"],
    [bare("Ney"), "Ney"],
  ])("has its article: %o", (noun, text) => {
    expect(the(noun)).toBe(text);
  });

  test("joins its article to a preposition", () => {
    expect(ofThe(masculine("corpo"))).toBe("del corpo");
    expect(ofThe(masculine("squadrone"))).toBe("dello squadrone");
    expect(ofThe(masculine("esercito"))).toBe("dell’esercito");
    expect(ofThe(masculines("corpi"))).toBe("dei corpi");
    expect(ofThe(masculines("austriaci"))).toBe("degli austriaci");
    expect(toThe(feminine("riserva"))).toBe("alla riserva");
    expect(toThe(feminine("armata"))).toBe("all’armata");
    expect(fromThe(feminines("armate"))).toBe("dalle armate");
    expect(inThe(masculine("villaggio"))).toBe("nel villaggio");
    expect(onThe(masculine("ponte"))).toBe("sul ponte");
    expect(ofThe(bare("Ney"))).toBe("di Ney");
  });

  test("gives its adjectives their ending", () => {
    expect([masculine("a"), feminine("a"), masculines("a"), feminines("a")].map(ending)).toEqual(["o", "a", "i", "e"]);
  });
});
