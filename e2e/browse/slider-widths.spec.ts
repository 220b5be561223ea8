import { expect, type Locator, type Page, test } from "@playwright/test";
import { limits } from "#contract/limits.ts";
import { links } from "#storefront/links.ts";

/** How many slides fill the row, and the room between two; a slide of its own width is "auto". */
async function row(track: Locator) {
  return track.evaluate((element) => {
    const { columnGap, paddingLeft, paddingRight } = getComputedStyle(element);
    const [gap, left, right] = [columnGap, paddingLeft, paddingRight].map(Number.parseFloat);
    const slide = element.children[0]?.getBoundingClientRect().width ?? 0;
    const room = element.clientWidth - (left ?? 0) - (right ?? 0);
    return { gap, inView: (room + (gap ?? 0)) / (slide + (gap ?? 0)) };
  });
}

const lists = (page: Page, name: string) => page.getByRole("list", { name });

/** The widths right at and right below each limit. */
const productWidths = [
  [1920, 5],
  [1312, 5],
  [1311, 4],
  [1039, 4],
  [1038, 3],
  [767, 3],
  [766, 2],
  [600, 2],
] as const;

test("a row of products holds 5, 4, 3 or 2 by the screen's width, 10 px apart at home", async ({
  page,
}) => {
  await page.goto(links.ru.home());
  for (const [width, count] of productWidths) {
    await page.setViewportSize({ width, height: 900 });
    const { gap, inView } = await row(lists(page, "Новая коллекция"));
    expect(inView, `at ${width}`).toBeCloseTo(count, 1);
    expect(gap).toBe(limits.homeSliderGapPx);
  }
  await page.setViewportSize({ width: 599, height: 900 });
  const { inView } = await row(lists(page, "Новая коллекция"));
  expect(inView, "a phone shows that there is more").not.toBeCloseTo(Math.round(inView), 1);
});

test("products stand 20 px apart on their own pages", async ({ page }) => {
  await page.goto(links.ru.product("silk-slip-dress-emerald"));
  const { gap } = await row(lists(page, "Похожие вещи"));
  expect(gap).toBe(limits.productSliderGapPx);
});

test("a row of looks holds 4, below 1000 px 3, and goes round", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(links.ru.set("silk-at-noon"));
  const looks = lists(page, "Другие образы");
  for (const [width, count] of [
    [1920, limits.lookbookSlides],
    [limits.lookbookNarrowBelowPx, limits.lookbookSlides],
    [limits.lookbookNarrowBelowPx - 1, limits.lookbookSlidesNarrow],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { gap, inView } = await row(looks);
    expect(inView, `at ${width}`).toBeCloseTo(count, 1);
    expect(gap).toBe(limits.lookbookGapPx);
  }
  await looks.scrollIntoViewIfNeeded();
  const head = looks.locator("xpath=preceding-sibling::div[1]");
  await head.getByRole("button", { name: "Назад" }).click();
  // What was written last stands at the end of what is in sight.
  await expect(looks.locator("> li").last()).toBeInViewport();
  expect(await looks.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test("teasers stand by their size, 10 px apart or flush, and by their own width below 767", async ({
  page,
}) => {
  const answer = await page.request.get("/api/ru/pages/homepage/homepage/?site_id=2");
  const { sections } = await answer.json();
  const carousels = sections.filter(
    ({ resourcetype }: { resourcetype: string }) => resourcetype === "TeaserCarousel",
  );
  expect(carousels.length).toBeGreaterThan(0);
  await page.goto(links.ru.home());
  for (const { size, hide_padding, items } of carousels) {
    const name = items.map(({ title }: { title: string }) => title).join(", ");
    await page.setViewportSize({ width: 767, height: 900 });
    const wide = await row(lists(page, name));
    const count = limits.teaserSlides[(size ?? "default") as keyof typeof limits.teaserSlides];
    expect(wide.inView, name).toBeCloseTo(count, 1);
    expect(wide.gap, name).toBe(hide_padding ? 0 : limits.teaserGapPx);
    await page.setViewportSize({ width: 766, height: 900 });
    expect((await row(lists(page, name))).inView, name).toBeLessThan(count);
  }
});

test("a row of products does not move when its script arrives", async ({ page }) => {
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as { value?: number } & PerformanceEntry).value ?? 0;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
  await page.setViewportSize({ width: 1312, height: 900 });
  await page.goto(links.ru.set("silk-at-noon"));
  await lists(page, "Другие образы").scrollIntoViewIfNeeded();
  await lists(page, "Другие образы").hover();
  expect(await shifts()).toBeLessThan(0.02);
});
