import { sql } from "kysely";
import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const { db } = await openShop();
const wordsOfATitle = 60;
const rounds = 12;

/** A title of words that nobody has used before. */
function newWords(round: number): string[] {
  const letters = "бвгджзклмнпрст";
  const letter = (at: number) => letters[at % letters.length];
  return Array.from({ length: wordsOfATitle }, (_, index) => {
    const [first, second] = [letter(index), letter(Math.floor(index / letters.length))];
    return `${first}о${second}а${letter(round)}ук`;
  });
}

const rename = (id: number, title: string) =>
  sql`update brands set title = jsonb_build_object('ru', ${title}::text) where id = ${id}`.execute(
    db,
  );

test("words that two bring at one moment, each in an order of its own, are learned by both", async () => {
  const brands = await db
    .insertInto("brands")
    .values(["one", "two"].map((slug) => ({ slug, title: "{}", description: "{}" })))
    .returning("id")
    .execute();
  const [one, two] = brands.map(({ id }) => id) as [number, number];
  for (let round = 0; round < rounds; round += 1) {
    const words = newWords(round);
    await Promise.all([rename(one, words.join(" ")), rename(two, words.toReversed().join(" "))]);
    const known = await db
      .selectFrom("search_words")
      .where("word", "in", words)
      .select("word")
      .distinct()
      .execute();
    expect(known).toHaveLength(new Set(words).size);
  }
}, 60_000);
