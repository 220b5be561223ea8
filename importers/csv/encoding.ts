import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { OneByteLetters, oneByteEncodings } from "./one-byte.ts";

/** Names as `TextDecoder` knows them. */
export const encodings = ["utf-8", "utf-16le", "utf-16be", ...oneByteEncodings] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Tells a file's encoding: by its byte order mark, by the zero bytes of UTF-16 in Latin text, else
 * UTF-8 where its many-byte letters are well formed, else one byte a letter. The whole file is looked through
 * (at the disk's speed), since the first Russian letter may stand far from the beginning.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const letters = { good: 0, bad: 0 };
  const oneByte = new OneByteLetters();
  let carry: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    if (isFirst) {
      const told = toldByBeginning(chunk);
      if (told) return told;
      isFirst = false;
    }
    const bytes = carry.length > 0 ? Buffer.concat([carry, chunk]) : (chunk as Buffer);
    const whole = bytes.subarray(0, bytes.length - unfinishedTail(bytes));
    // A well-formed chunk needs no counting unless it has to outvote broken ones.
    if (isUtf8(whole)) letters.good += letters.bad > 0 ? countLetters(whole, oneByte).good : 1;
    else {
      const counted = countLetters(whole, oneByte);
      letters.good += counted.good;
      letters.bad += counted.bad;
    }
    if (letters.bad > 10_000 && letters.bad > letters.good) return oneByte.guess();
    carry = Buffer.from(bytes.subarray(whole.length));
  }
  return letters.bad > letters.good ? oneByte.guess() : "utf-8";
}

function toldByBeginning(head: Buffer): Encoding | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = { even: 0, odd: 0 };
  const looked = head.subarray(0, 1024);
  looked.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  });
  if (zeros.odd > looked.length / 5 && zeros.even === 0) return "utf-16le";
  if (zeros.even > looked.length / 5 && zeros.odd === 0) return "utf-16be";
  return null;
}

/** How many bytes at the end may be the beginning of a letter that the next chunk ends. */
function unfinishedTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const length = letterLength(bytes[bytes.length - back] as number);
    if (length > 1) return length > back ? back : 0;
    if (length === 1) return 0;
  }
  return 0;
}

/** By the first byte of a letter in UTF-8; 0 for a byte that begins none. */
function letterLength(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xc2) return 0;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : 0;
}

function countLetters(bytes: Buffer, oneByte: OneByteLetters): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = letterLength(bytes[at] as number);
    if (length === 1) {
      at += 1;
    } else if (length > 1 && isUtf8(bytes.subarray(at, at + length))) {
      good += 1;
      at += length;
    } else {
      oneByte.add(bytes, at);
      bad += 1;
      at += 1;
    }
  }
  return { good, bad };
}
