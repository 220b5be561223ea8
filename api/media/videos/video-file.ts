/** Width and height of an MP4 in pixels, from the header of its picture track; null for anything else. */
export function mp4Size(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 12 || bytes.toString("latin1", 4, 8) !== "ftyp") return null;
  const movie = boxesIn(bytes).find(({ type }) => type === "moov");
  if (!movie) return null;
  for (const track of boxesIn(movie.body).filter(({ type }) => type === "trak")) {
    const header = boxesIn(track.body).find(({ type }) => type === "tkhd")?.body;
    if (!header || header.length < 8) continue;
    // The last eight bytes: width and height in 16.16 fixed point; a sound track has 0 × 0.
    const width = header.readUInt32BE(header.length - 8) >>> 16;
    const height = header.readUInt32BE(header.length - 4) >>> 16;
    if (width > 0 && height > 0) return { width, height };
  }
  return null;
}

interface Mp4Box {
  type: string;
  body: Buffer;
}

/** The boxes that lie one after the other; one that is cut off ends the list. */
function boxesIn(bytes: Buffer): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const long = short === 1 && at + 16 <= bytes.length;
    const head = long ? 16 : 8;
    const size = long ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < head || at + size > bytes.length) break;
    boxes.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + head, at + size),
    });
    at += size;
  }
  return boxes;
}
