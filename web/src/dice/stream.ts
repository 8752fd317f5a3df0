import { chacha20orig } from "@noble/ciphers/chacha.js";

/** Where words of 32 bits come from. */
export interface Words32 {
  next(): number;
}

const block = new Uint8Array(64);
const perBlock = block.length / 4;

/** The words of one ChaCha20 stream, in order: 64 bits of counter from 0, 64 bits of stream number. */
export class Stream implements Words32 {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(8);
  #words = new DataView(new ArrayBuffer(0));
  #taken = 0;

  constructor(key: Uint8Array, number: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setUint32(0, number, true);
  }

  next(): number {
    const place = this.#taken % perBlock;
    if (place === 0) {
      const bytes = chacha20orig(this.#key, this.#nonce, block, undefined, this.#taken / perBlock);
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.#taken += 1;
    return this.#words.getUint32(4 * place, true);
  }
}
