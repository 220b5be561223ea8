/**
 * Pieces in stock as files write them ("7", "10.0000", "3,000", "1 000", "5 шт.", "-2") → whole
 * pieces, none for less than none. Null when it is no number: such stock is not counted.
 */
export function parsePieces(text: string | undefined): number | null {
  const bare = (text ?? "").replace(/[\s']|(?:шт|pcs?)\.?$/giu, "");
  const [, sign, whole = "", grouped = ""] =
    /^([+-]?)(?:(\d{1,9})(?:[.,]0*)?|(\d{1,3}(?:,\d{3}){1,2})(?:\.0*)?)$/.exec(bare) ?? [];
  if (sign === undefined) return null;
  return sign === "-" ? 0 : Number(whole || grouped.replaceAll(",", ""));
}
