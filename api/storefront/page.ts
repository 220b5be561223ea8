import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

type Encoding = "identity" | "gzip" | "br";

const compressors: Record<Exclude<Encoding, "identity">, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 6,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** A whole answer, ready to be sent any number of times, compressed once per encoding. */
export class Page {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #etag: string;
  readonly #bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** What it takes in memory at most, all encodings together. */
  readonly bytes: number;

  constructor(status: number, headers: Record<string, string>, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.#bodies = { identity: body };
    this.#etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
    this.bytes = Math.ceil(body.length * 1.5) + 1000;
  }

  /** Answers `request`, with 304 when the browser has just this. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    more: Record<string, string> = {},
  ): void {
    const headers: Record<string, string> = { ...this.headers, etag: this.#etag, ...more };
    const fresh = this.status === 200 && request.headers["if-none-match"] === this.#etag;
    if (fresh) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const body = this.#bodies[encoding] ?? this.#compress(encoding);
    const write = (bytes: Buffer) => {
      if (encoding !== "identity") headers["content-encoding"] = encoding;
      headers["content-length"] = String(bytes.length);
      response.writeHead(this.status, headers);
      response.end(request.method === "HEAD" ? undefined : bytes);
    };
    if (Buffer.isBuffer(body)) write(body);
    else body.then(write, () => response.destroy());
  }

  #compress(encoding: Encoding): Buffer | Promise<Buffer> {
    const identity = this.#bodies.identity as Buffer;
    if (encoding === "identity") return identity;
    const compressing = compressors[encoding](identity).then((bytes) => {
      this.#bodies[encoding] = bytes;
      return bytes;
    });
    this.#bodies[encoding] = compressing;
    return compressing;
  }
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
