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
  /** It stands somewhere in the shop in just this form. */
  is_written: boolean;
}

/** Looks words up in all their forms. */
export async function selectKnownWords(
  db: Db,
  siteId: number,
  words: readonly string[],
): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`${prepared}
    select asked, lexeme, is_naming, coalesce(is_written, false) as is_written
    from unnest(${[...words]}::text[]) asked
    cross join lateral (select search_fold(asked) as word) folded
    cross join lateral (select search_stem(folded.word) as lexeme) stem
    cross join lateral (
      select bool_or(w.is_naming) as is_naming, bool_or(w.word = folded.word) as is_written
      from search_words w where w.site_id = ${siteId} and w.lexeme = stem.lexeme
    ) known`.execute(db);
  return rows;
}

/** A word of the shop that may have been meant. */
export interface NearWord {
  asked: string;
  word: string;
  lexeme: string;
  documents: number;
}

/** Words of the shop that begin so, those that name products and are the commonest first. */
export async function selectBeginnings(
  db: Db,
  siteId: number,
  starts: readonly string[],
  atMost: number,
): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`${prepared}
    select asked, near.* from unnest(${[...starts]}::text[]) asked
    cross join lateral search_beginnings(${siteId}::integer, search_fold(asked), ${atMost}::integer) near`.execute(
    db,
  );
  return rows;
}

/** Naming words that sound the same, in whichever alphabet. */
export async function selectSounding(
  db: Db,
  siteId: number,
  words: readonly string[],
): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`${prepared}
    select asked, w.word, w.lexeme, w.documents
    from unnest(${[...words]}::text[]) asked
    join search_words w on w.site_id = ${siteId} and w.is_naming and w.sound = search_sound(asked)
    where char_length(asked) > 2`.execute(db);
  return rows;
}

/** A word as one asked for may have been meant, in whatever form of it. */
export interface AlikeWord extends NearWord {
  asked_lexeme: string;
}

/** Naming words that a slip or two may have made of those asked for, or of the beginning of one. */
export async function selectAlike(
  db: Db,
  siteId: number,
  words: readonly string[],
  isUnfinished: boolean,
): Promise<AlikeWord[]> {
  const { rows } = await sql<AlikeWord>`${prepared}
    select asked, coalesce(search_stem(search_fold(asked)), asked) as asked_lexeme, near.*
    from unnest(${[...words]}::text[]) asked
    cross join lateral (
      select * from search_alike(${siteId}, search_fold(asked))
      union
      select * from search_beginning_alike(${siteId}, search_fold(asked))
      where ${isUnfinished}::boolean and char_length(asked) > 3
    ) near
    where char_length(asked) > 2`.execute(db);
  return rows;
}

export interface Synonyms {
  /** A lexeme, or a few with spaces between them. */
  asked: string;
  same: string[];
  narrower: string[];
  is_noise: boolean;
}

/** What is meant by words and by pairs of them. */
export async function selectSynonyms(db: Db, phrases: readonly string[]): Promise<Synonyms[]> {
  const { rows } = await sql<Synonyms>`${prepared}
    select asked.phrase as asked, s.asked as same, s.found_too as narrower, s.is_noise
    from unnest(${[...phrases]}::text[]) asked (phrase)
    join search_synonyms s on s.asked @> array[asked.phrase]`.execute(db);
  return rows;
}

/** Counts anew how many products have each word, and forgets words that none has. */
export async function recountWords(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // All documents are read: minutes where there are millions.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select recount_search_words()`.execute(transaction);
  });
}
