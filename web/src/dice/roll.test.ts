import { describe, expect, test } from "vitest";
import { hex } from "./hash";
import { roll } from "./roll";
import { Stream } from "./stream";

/** Words that somebody chose. */
const chosen = (...words: number[]) => ({
  next() {
    const word = words.shift();
    if (word === undefined) throw new Error("no word is left");
    return word;
  },
});

describe("the stream", () => {
  const bytes = (stream: Stream, words: number) => {
    const view = new DataView(new ArrayBuffer(4 * words));
    for (let place = 0; place < words; place += 1) view.setUint32(4 * place, stream.next(), true);
    return hex(new Uint8Array(view.buffer));
  };

  test("is ChaCha20 as its author published it, over the end of a block", () => {
    // The first two blocks of the zero key and the zero nonce.
    expect(bytes(new Stream(new Uint8Array(32), 0), 32)).toBe(
      "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586" +
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    );
  });

  test("is numbered by the low half of the nonce", () => {
    // The nonce whose first byte is one.
    expect(bytes(new Stream(new Uint8Array(32), 1), 8)).toBe(
      "ef3fdfd6c61578fbf5cf35bd3dd33b8009631634d21e42ac33960bd138e50d32",
    );
  });
});

describe("a die", () => {
  test("is a word modulo its sides", () => {
    expect(roll(chosen(0), 6)).toBe(1);
    expect(roll(chosen(5), 6)).toBe(6);
    expect(roll(chosen(6), 6)).toBe(1);
    expect(roll(chosen(0xffff_ffff), 1)).toBe(1);
  });

  test("passes over the words that would favour low faces", () => {
    // 2³² is 4 more than a multiple of 6: the last four words are too many.
    expect(roll(chosen(0xffff_fffb), 6)).toBe(6);
    expect(roll(chosen(0xffff_fffc, 2), 6)).toBe(3);
    expect(roll(chosen(0xffff_ffff, 0xffff_fffd, 4), 6)).toBe(5);
  });

  test("takes every word where its sides are a power of two", () => {
    expect(roll(chosen(0xffff_ffff), 8)).toBe(8);
    expect(roll(chosen(0xffff_ffff), 2 ** 31)).toBe(2 ** 31);
  });

  test("may have almost as many sides as there are words", () => {
    expect(roll(chosen(0xffff_ffff, 0xffff_fffe), 0xffff_ffff)).toBe(0xffff_ffff);
    expect(roll(chosen(3 * 2 ** 30, 7), 3 * 2 ** 30)).toBe(8);
  });
});
