import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, gzip, constants as zlib } from "node:zlib";

type Encoding = "identity" | "gzip" | "br";

/** Hard for what is sent again and again, quick for what is sent once. */
const effort = {
  kept: { br: brotli(6), gzip: { level: 6 } },
  once: { br: brotli(2), gzip: { level: 1 } },
} as const;

/** A window of 256 KB holds any page; the default of 4 MB would be allocated for each. */
function brotli(quality: number): BrotliOptions {
  return {
    params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_LGWIN]: 18 },
  };
}

/** A whole answer, ready to be sent any number of times, compressed once per encoding. */
export class Page {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly #isKept: boolean;
  readonly #bodies: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** What it takes in memory at most, all encodings together. */
  readonly bytes: number;

  constructor(
    status: number,
    headers: Record<string, string>,
    body: Buffer,
    { isKept }: { isKept: boolean },
  ) {
    this.status = status;
    this.headers = isKept ? { ...headers, etag: etagOf(body) } : headers;
    this.#isKept = isKept;
    this.#bodies = { identity: body };
    this.bytes = Math.ceil(body.length * 1.5) + 1000;
  }

  /** Answers `request`, with 304 when the browser has just this. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    more: Record<string, string> = {},
  ): void {
    const headers: Record<string, string> = { ...this.headers, ...more };
    if (this.status === 200 && headers.etag && request.headers["if-none-match"] === headers.etag) {
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
    const options = effort[this.#isKept ? "kept" : "once"];
    const compressing =
      encoding === "br"
        ? promisify(brotliCompress)(identity, options.br)
        : promisify(gzip)(identity, options.gzip);
    this.#bodies[encoding] = compressing.then((bytes) => {
      this.#bodies[encoding] = bytes;
      return bytes;
    });
    return this.#bodies[encoding];
  }
}

function etagOf(body: Buffer): string {
  return `W/"${createHash("sha1").update(body).digest("base64url")}"`;
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return "identity";
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
