// The encoder's own process: one picture at a time, at the lowest priority. What is on its way to
// the parent is lost when that ends, and so is this process.

import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { PictureFormat } from "#contract/pictures/picture-path.ts";
import { encodeKept, narrow, type ReadPicture, readPicture } from "./encode.ts";

export interface EncodeRequest {
  /** Names the original: what follows for the same one finds it read, and at the last width. */
  picture: string;
  original: Uint8Array;
  width: number;
  format: PictureFormat;
}

export type EncodeAnswer = { bytes: Uint8Array } | { fault: string };

// Before the first picture: the threads that encode inherit the priority.
setPriority(constants.priority.PRIORITY_LOW);

/** A session's own priority on Linux, from −20 to 19: this one gets a tenth beside a busy one. */
const sessionPriority = 10;

/** Linux shares the processors among sessions first, and this process has one to itself. */
function giveWayToOtherSessions() {
  try {
    writeFileSync("/proc/self/autogroup", String(sessionPriority));
  } catch {
    // Elsewhere, and where sessions are not told apart, the process's own priority is all.
  }
}

giveWayToOtherSessions();

let last: { picture: string; read: Promise<ReadPicture> } | undefined;
let lastNarrow:
  | { of: Promise<ReadPicture>; width: number; narrowed: Promise<ReadPicture> }
  | undefined;

async function encode({ picture, original, width, format }: EncodeRequest): Promise<Uint8Array> {
  if (last?.picture !== picture) last = { picture, read: readPicture(original) };
  const of = last.read;
  if (lastNarrow?.of !== of || lastNarrow.width !== width) {
    lastNarrow = { of, width, narrowed: of.then((read) => narrow(read, width)) };
  }
  return encodeKept(await lastNarrow.narrowed, format);
}

process.on("message", async (request: EncodeRequest) => {
  const answer: EncodeAnswer = await encode(request).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ fault: error.message }),
  );
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
