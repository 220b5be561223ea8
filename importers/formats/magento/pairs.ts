/**
 * "size=XS,color=Black,note=soft, warm" → its pairs. A value may be quoted, and one that is not may
 * hold commas: a piece that does not begin like a pair belongs to the value before it.
 */
export function parsePairs(text: string): Map<string, string> {
  const pairs = new Map<string, string>();
  let last: string | null = null;
  const separator = separatorOf(text);
  for (const piece of splitOutsideQuotes(text, separator)) {
    const found = /^\s*"?([\p{L}][\p{L}\p{N}_ -]{0,79})"?=([\s\S]*)$/u.exec(unquoteWhole(piece));
    if (found) {
      last = (found[1] as string).trim();
      pairs.set(last, unquoteWhole((found[2] as string).trim()));
    } else if (last !== null && piece.trim() !== "") {
      pairs.set(last, `${pairs.get(last)}${separator}${piece}`);
    }
  }
  return pairs;
}

/** The comma, unless pairs follow semicolons alone: Magento's import may be set to them. */
function separatorOf(text: string): "," | ";" {
  const isUsual = /,\s*"?\p{L}[\p{L}\p{N}_ -]{0,79}"?=/u.test(text);
  return !isUsual && /(?<!&#?\w{1,8});[a-z][a-z0-9_]{0,79}=/.test(text) ? ";" : ",";
}

/** "sku=A-1,size=S|sku=A-2,size=M" → what each variation is. Those without a SKU are left out. */
export function parseVariations(text: string): { sku: string; axes: Map<string, string> }[] {
  return splitOutsideQuotes(text, "|").flatMap((piece) => {
    const axes = parsePairs(piece);
    const sku = axes.get("sku")?.trim();
    axes.delete("sku");
    return sku ? [{ sku, axes }] : [];
  });
}

/** A list of SKUs, image paths or labels joined by commas; empties dropped. */
export function parseList(text: string): string[] {
  return splitOutsideQuotes(text, ",")
    .map((piece) => unquoteWhole(piece.trim()))
    .filter((piece) => piece !== "");
}

/** Quotes open at the beginning of a piece or right after "=" only: 30" stays an inch. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const before = at === from ? "=" : text[at - 1];
      if (inQuotes) inQuotes = false;
      else if ((before === "=" || before === '"') && text.includes('"', at + 1)) inQuotes = true;
    } else if (char === separator && !inQuotes) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces;
}

function unquoteWhole(text: string): string {
  const bare = text.trim();
  if (bare.length < 2 || !bare.startsWith('"') || !bare.endsWith('"')) return text;
  return bare.slice(1, -1).replaceAll('""', '"');
}
