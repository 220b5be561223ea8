import type { Db } from "../../context.ts";
import { selectBeginnings } from "../queries/words.ts";
import type { Heard } from "./hear-chunk.ts";
import type { Reading } from "./readings.ts";

/** So many words may begin with what is being typed. */
const beginningsMax = 8;
const begunQuality = 0.9;

/**
 * Adds to the last chunk of an unfinished query what it may become. After words in the other
 * keyboard layout it is read so first: the fingers have not moved.
 */
export async function goOn(
  db: Db,
  siteId: number,
  heard: Heard,
  isLayoutOther: boolean,
): Promise<Heard> {
  const inOther = ({ by }: Reading) => Number(isLayoutOther && by === "layout");
  const starts = heard.readings
    .filter(({ words }) => words.length === 1)
    .sort((a, b) => inOther(b) - inOther(a))
    .map(({ by, words }) => ({ by, start: words[0] as string }));
  const near = await selectBeginnings(
    db,
    siteId,
    starts.map(({ start }) => start),
    beginningsMax,
  );
  const taken = heard.words.length > 0 && !heard.isCorrected ? starts.slice(0, 1) : starts;
  const found = taken
    .map(({ by, start }) => ({ by, words: near.filter(({ asked }) => asked === start) }))
    .find(({ words }) => words.length > 0);
  if (!found || heard.words.length > 1) return heard;
  const sayings = found.words.map(({ lexeme }) => ({ lexemes: [lexeme], quality: begunQuality }));
  const own = heard.words[0]?.sayings ?? [];
  const isCorrected = found.by === "layout";
  const text = isCorrected ? (found.words[0]?.word ?? heard.text) : heard.text;
  return { ...heard, text, words: [{ text, sayings: [...own, ...sayings] }], isCorrected };
}
