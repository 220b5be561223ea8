export interface CsvDialect {
  separator: "," | ";" | "\t" | "|";
}

const separators = [",", ";", "\t", "|"] as const;

/**
 * Guesses the separator from the header: the one that parts it into most cells, by what stands
 * outside quotes. Excel's own first line `sep=;` decides by itself.
 */
export function guessDialect(text: string): CsvDialect {
  const told = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(text)?.[1];
  if (told && isSeparator(told)) return { separator: told };
  const counts = new Map<string, number>();
  let inQuotes = false;
  for (const char of text.trimStart()) {
    if (char === '"') inQuotes = !inQuotes;
    else if (inQuotes) continue;
    else if (char === "\n" || char === "\r") break;
    else if (isSeparator(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const best = separators.reduce((left, right) =>
    (counts.get(right) ?? 0) > (counts.get(left) ?? 0) ? right : left,
  );
  return { separator: best };
}

function isSeparator(char: string): char is CsvDialect["separator"] {
  return (separators as readonly string[]).includes(char);
}
