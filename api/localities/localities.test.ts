import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { reader } from "../testing/read-call.ts";
import { saveLocality } from "./public.ts";

const { db } = await testDatabase();
const read = reader(db);

beforeAll(async () => {
  const save = (slug: string, ru: string, en: string, population: number) =>
    saveLocality(db, { slug, title: { ru, en }, region: { ru: "Край", en: "Region" }, population });
  await save("moscow", "Москва", "Moscow", 13_000_000);
  await save("murmansk", "Мурманск", "Murmansk", 270_000);
  await save("nizhny-novgorod", "Нижний Новгород", "Nizhny Novgorod", 1_200_000);
  await save("moscow", "Москва", "Moscow", 13_000_001);
});

const found = async (q: string, limit = 10) =>
  (await read("GET handbooks/localities/", { query: { q, limit } })).answer;

test("cities are found by the beginning of a word, in both languages, the largest first", async () => {
  expect((await found("М")).results.map(({ slug }) => slug)).toEqual(["moscow", "murmansk"]);
  expect((await found("mur")).results).toMatchObject([{ title: "Murmansk", region: "Region" }]);
  expect((await found("новг")).results).toMatchObject([{ slug: "nizhny-novgorod" }]);
  expect(await found("%")).toMatchObject({ count: 0, results: [] });
});

test("a page of cities tells how many there are and where the next ones stand", async () => {
  const first = await found("", 2);
  expect(first).toMatchObject({ count: 3, previous: null });
  expect(first.next).toContain("page=2");
});
