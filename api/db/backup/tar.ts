const BLOCK = 512;

export interface TarEntry {
  name: string;
  size: number;
  /** The bytes; what is not read of them is skipped when the next entry is asked for. */
  content: AsyncIterable<Buffer>;
}

/** The header of a plain file in the ustar format that every tar reads. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`A name too long for the archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, width: number) => value.toString(8).padStart(width - 1, "0");
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(`${octal(checksum(header), 7)}\0 `, 148);
  return header;
}

/** Zeros up to the next whole block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Two empty blocks say that nothing follows. */
export const tarEnd = Buffer.alloc(2 * BLOCK);

/** @throws on what is no tar archive, or one that breaks off. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.read(BLOCK);
    if (header.every((byte) => byte === 0)) return bytes.drain();
    const text = (from: number, to: number) =>
      header.toString("utf8", from, to).split("\0")[0] ?? "";
    const said = Number.parseInt(text(148, 156), 8);
    header.fill(" ", 148, 156);
    if (said !== checksum(header)) throw new Error("The file is no backup, or it is damaged.");
    const size = Number.parseInt(text(124, 136), 8);
    const content = bytes.take(size);
    yield { name: text(0, 100), size, content };
    for await (const _ of content);
    await bytes.read(tarPadding(size).length);
  }
}

function checksum(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Cuts a stream of chunks anew. */
class ByteReader {
  #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async read(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.take(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      if (this.#rest.length === 0) await this.#fetch();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  /** Reads on to the end: only there does the compression say whether all of it was right. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async #fetch(): Promise<void> {
    const { value, done } = await this.#chunks.next();
    if (done) throw new Error("The backup breaks off before its end.");
    this.#rest = value;
  }
}
