// The encoder's own process: one picture at a time, at the lowest priority. What is on its way to
// the parent is lost when that ends, and so is this process.

import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { PictureFormat } from "#contract/picture-path.ts";
import { encodeKept } from "./encode.ts";

export interface EncodeRequest {
  original: Uint8Array;
  width: number;
  format: PictureFormat;
}

export type EncodeAnswer = { bytes: Uint8Array } | { fault: string };

// Before the first picture: the threads that encode inherit the priority.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);

process.on("message", async ({ original, width, format }: EncodeRequest) => {
  const answer: EncodeAnswer = await encodeKept(original, width, format).then(
    (bytes) => ({ bytes }),
    (error: Error) => ({ fault: error.message }),
  );
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
// Who stops the shop from a terminal signals this process too: the parent decides.
process.on("SIGINT", () => {});
