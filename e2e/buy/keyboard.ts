import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Presses a key until the control has the focus. Each stop on the way must be seen: it is on the
 * screen, nothing lies over it, and a ring or a frame tells it from its neighbors.
 */
export async function reach(page: Page, control: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluateAll(([element]) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(faultOfFocus)).toBe("");
  }
  throw new Error(`${key} does not reach ${control}`);
}

/** Reaches the control and presses Enter. */
export async function enter(page: Page, control: Locator): Promise<void> {
  await reach(page, control);
  await page.keyboard.press("Enter");
}

/** What hides the focus from the eye, in words; empty when nothing does. Runs in the browser. */
function faultOfFocus(): string {
  const focused = document.activeElement as HTMLElement;
  // Between the page's end and its beginning the focus is the browser's own.
  if (focused === document.body) return "";
  const name = focused.outerHTML.slice(0, 140);
  const box = focused.getBoundingClientRect();
  const left = Math.max(box.left, 0);
  const right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0);
  const bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 4 || bottom - top < 4) return `out of sight: ${name}`;
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isClear = seen && (focused.contains(seen) || seen.contains(focused));
  if (!isClear) return `under ${seen?.outerHTML.slice(0, 80)}: ${name}`;
  // A control drawn by its label shows the ring there.
  const drawn = [focused, focused.nextElementSibling, focused.closest("label")];
  const isMarked = drawn.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    return (hasRing && !outlineColor.endsWith(", 0)")) || boxShadow !== "none";
  });
  return isMarked ? "" : `looks like any other: ${name}`;
}
