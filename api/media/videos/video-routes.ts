import type { FastifyInstance } from "fastify";
import { videoPath } from "#contract/pictures/video-path.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { videoName } from "./save-video.ts";

/** `/videos/{id}.mp4`, whole or by ranges of bytes, as players ask for them (RFC 9110, 14). */
export function videoRoutes(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { id: string } }>(videoPath(":id(^[0-9a-f]{20})"), async (request, reply) => {
    const bytes = await store.read(videoName(request.params.id));
    if (!bytes) return reply.code(404).header("cache-control", "no-store").send();
    reply
      .header("content-type", "video/mp4")
      .header("accept-ranges", "bytes")
      .header("cache-control", "public, max-age=31536000, immutable");
    const range = rangeOf(request.headers.range, bytes.length);
    if (range === "whole") return reply.send(bytes);
    if (range === "outside") {
      return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
    }
    const { first, last } = range;
    return reply
      .code(206)
      .header("content-range", `bytes ${first}-${last}/${bytes.length}`)
      .send(bytes.subarray(first, last + 1));
  });
}

/** One range, clipped to the file; several at once, or another unit, are answered with the whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "whole" | "outside" {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") {
    const count = Number(to);
    return count === 0 ? "outside" : { first: Math.max(0, size - count), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "outside" : { first, last };
}
