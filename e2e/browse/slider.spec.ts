import { expect, type Locator, test } from "@playwright/test";
import { visit } from "../visit.ts";

/** The links of the cards that are wholly in sight from left to right. */
const inSight = (track: Locator) =>
  track.evaluate((row) => {
    const edges = row.getBoundingClientRect();
    return [...row.children]
      .map((slide) => ({ box: slide.getBoundingClientRect(), link: slide.querySelector("a") }))
      .filter(({ box }) => box.left >= edges.left - 1 && box.right <= edges.right + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ link }) => link?.pathname ?? "");
  });

/**
 * Waits until something else than before is in sight and nothing moves, beyond the rest after which
 * the ring may be turned.
 */
async function settled(track: Locator, shownBefore: readonly string[] = []): Promise<string[]> {
  let seen = await inSight(track);
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await inSight(track);
        const isNew = seen.join() !== shownBefore.join();
        return seen.length > 0 && isNew && seen.join() === before.join();
      },
      { intervals: [400] },
    )
    .toBe(true);
  return seen;
}

test("a slider of products goes round without a seam, both ways", async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const track = page.getByRole("list", { name: "Новая коллекция" });
  await track.scrollIntoViewIfNeeded();
  const head = track.locator("xpath=preceding-sibling::div[1]");
  const links = track.locator("> li");
  const count = await links.count();
  const written = await links.evaluateAll((cards) =>
    cards.map((card) => card.querySelector("a")?.pathname),
  );
  expect(count).toBeGreaterThanOrEqual(4);

  const start = await settled(track);
  expect(start).toEqual(written.slice(0, start.length));
  const back = head.getByRole("button", { name: "Назад" });
  const on = head.getByRole("button", { name: "Вперёд" });

  await back.click();
  const last = await settled(track, start);
  expect(last.at(-1)).toBe(written.at(-1));
  expect(last).toEqual(written.slice(-last.length));

  const round: string[] = [];
  let shown = last;
  for (let screen = 0; screen * last.length < 2 * count; screen++) {
    await on.click();
    shown = await settled(track, shown);
    round.push(...shown);
  }
  const expected = round.map((_, index) => written[index % count]);
  expect(round).toEqual(expected);
});
