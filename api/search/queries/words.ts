import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

/** What the shop knows of a word that was asked for. */
export interface KnownWord {
  asked: string;
  /** Null for words that say nothing. */
  lexeme: string | null;
  /** Whether it names products or stands in descriptions alone; null when the shop has no such word. */
  is_naming: boolean | null;
}

/** Looks words up in all their forms. */
export async function selectKnownWords(
  db: Db,
  siteId: number,
  words: readonly string[],
): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`${prepared}
    select asked, lexeme,
      (select bool_or(w.is_naming) from search_words w
        where w.site_id = ${siteId} and w.lexeme = stem.lexeme) as is_naming
    from unnest(${[...words]}::text[]) asked
    cross join lateral (select search_stem(search_fold(asked)) as lexeme) stem`.execute(db);
  return rows;
}

/** Lexemes of the shop's words that begin so, the commonest first. */
export async function selectBeginnings(
  db: Db,
  siteId: number,
  start: string,
  atMost: number,
): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`${prepared}
    select lexeme from search_words
    where site_id = ${siteId} and word ^@ search_fold(${start})
    group by lexeme
    order by bool_or(is_naming) desc, max(documents) desc, lexeme
    limit ${atMost}`.execute(db);
  return rows.map(({ lexeme }) => lexeme);
}
