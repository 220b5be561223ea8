import type { Db } from "../../context.ts";
import { selectFirstFound } from "../queries/documents.ts";
import { everyWord, type Word } from "../words.ts";
import { readChunks } from "./read-query.ts";
import { inOtherLayout } from "./spellings.ts";

const codeLength = 4;

/**
 * The article number that a query is, or has in it, whole or begun, with anything or nothing
 * between its parts; null when no product has it. A size at its end may be left out, and so may the
 * letters at its beginning, which may be typed in another alphabet.
 */
export async function findCode(db: Db, siteId: number, query: string): Promise<Word | null> {
  if (!/\d\D*\d/.test(query)) return null;
  const chunks = readChunks(query);
  const whole = chunks.join("-");
  const typed = [whole, ...chunks, whole.replace(/[^\p{L}\p{N}]+[\p{L}\p{N}]+$/u, "")];
  const asked = typed
    .flatMap((text) => [text, inOtherLayout(text) ?? [], text.replace(/^\p{L}+/u, "")].flat())
    .map((text) => text.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((code) => code.length >= codeLength && /\d\D*\d/.test(code));
  const words = [...new Set(asked)].map((code) => ({
    text: code,
    sayings: [{ lexemes: [`#${code}`], quality: 1, isTyped: true }],
  }));
  const found = await selectFirstFound(
    db,
    { siteId, price: null },
    words.map((word) => everyWord([word], "")),
  );
  return found === null ? null : (words[found] ?? null);
}
