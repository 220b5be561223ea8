import type { FastifyInstance } from "fastify";
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
} from "#contract/pictures/picture-path.ts";
import type { Db } from "../../context.ts";
import type { PictureStore } from "./picture-store.ts";
import { servePicture } from "./serve-picture.ts";

const address = /^w(\d{2,4})\.(\w{4})$/;

/** `/pictures/{id}/w{width}.{format}`: listed widths and formats only, anything else is 404. */
export function pictureRoutes(app: FastifyInstance, db: Db, store: PictureStore): void {
  app.get<{ Params: { id: string; file: string } }>(
    "/pictures/:id/:file",
    async ({ params }, reply) => {
      const [, width, format] = address.exec(params.file) ?? [];
      const known = isWidth(Number(width)) && isFormat(format) && /^[0-9a-f]{20}$/.test(params.id);
      const served = known ? await servePicture(db, store, params.id, Number(width), format) : null;
      if (!served) return reply.code(404).header("cache-control", "no-store").send();
      return reply
        .header("content-type", served.type)
        .header(
          "cache-control",
          served.isFinal ? "public, max-age=31536000, immutable" : "public, max-age=30",
        )
        .send(served.bytes);
    },
  );
}

function isWidth(width: number): boolean {
  return (pictureWidths as readonly number[]).includes(width);
}

function isFormat(format: string | undefined): format is PictureFormat {
  return (pictureFormats as readonly string[]).includes(format ?? "");
}
