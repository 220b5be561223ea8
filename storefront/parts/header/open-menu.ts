import { arrival } from "./arrival.ts";

const wide = "(min-width: 1312.02px)";
const openAfterMs = 80;
const closeAfterMs = 220;

/**
 * Moves the menu: on wide screens a panel opens when a section is hovered or its arrow is pressed
 * and closes with Escape, with the focus or the pointer elsewhere; in the drawer a level slides in
 * and back. The menu closes when the shopper arrives on another page.
 */
export function wakeMenu(header: HTMLElement, left: AbortSignal): void {
  const menu = header.querySelector<HTMLElement>("#menu");
  if (!menu) return;
  const on = { signal: left };
  const isWide = matchMedia(wide);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openLater = (root: Element | null | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => openOnly(menu, root), root ? openAfterMs : closeAfterMs);
  };

  header.addEventListener(
    "pointerover",
    (event) => {
      if (!isWide.matches || event.pointerType === "touch") return;
      const target = event.target as Element;
      if (!target.closest("[id^=menu-]")) openLater(target.closest("[data-root]"));
      else clearTimeout(timer);
    },
    on,
  );
  header.addEventListener("pointerleave", () => isWide.matches && openLater(null), on);
  header.addEventListener(
    "focusout",
    (event) => {
      const next = event.relatedTarget as Element | null;
      if (isWide.matches && next && !menu.contains(next)) openOnly(menu, null);
    },
    on,
  );
  menu.addEventListener("click", (event) => press(event, menu, isWide.matches), on);
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeLast(menu), on);
  // It leaves as it is and comes back at its first level.
  menu.addEventListener(
    "beforetoggle",
    (event) => event.newState === "open" && openOnly(menu, null),
    on,
  );
  isWide.addEventListener("change", () => closeMenu(menu), on);
  header.addEventListener(
    arrival,
    () => {
      clearTimeout(timer);
      closeMenu(menu);
    },
    on,
  );
  // The pointer that woke the menu is over a section already.
  const hovered = menu.querySelector("[data-root]:hover");
  if (isWide.matches && hovered) openLater(hovered);
}

/** Shuts the drawer, its levels and the panels. */
function closeMenu(menu: HTMLElement): void {
  if (menu.matches(":popover-open")) menu.hidePopover();
  openOnly(menu, null);
}

function openersOf(menu: Element): HTMLButtonElement[] {
  return [...menu.querySelectorAll<HTMLButtonElement>("[aria-expanded]")];
}

function openOnly(menu: Element, root: Element | null | undefined): void {
  for (const opener of openersOf(menu)) {
    opener.setAttribute(
      "aria-expanded",
      String(opener.closest("[data-root]") === root && isTop(opener)),
    );
  }
}

function isTop(opener: Element): boolean {
  return opener.parentElement?.hasAttribute("data-root") ?? false;
}

function press(event: Event, menu: HTMLElement, isWide: boolean): void {
  const target = event.target as Element;
  const opener = target.closest<HTMLButtonElement>("[aria-expanded]");
  if (opener) {
    const opens = opener.getAttribute("aria-expanded") !== "true";
    if (isWide && isTop(opener)) openOnly(menu, opens ? opener.parentElement : null);
    else opener.setAttribute("aria-expanded", String(opens));
    const level = opener.nextElementSibling;
    if (opens && !isWide) level?.querySelector<HTMLElement>("[data-back]")?.focus();
    return;
  }
  if (target.closest("[data-back]")) back(target);
  // Nobody arrives on the page that is shown already.
  else if (target.closest("a")?.href === location.href) closeMenu(menu);
}

function back(target: Element): void {
  const level = target.closest("[id^=menu-]");
  const opener = level?.previousElementSibling as HTMLElement | null | undefined;
  opener?.setAttribute("aria-expanded", "false");
  opener?.focus();
}

function closeLast(menu: Element): void {
  const open = openersOf(menu).filter((opener) => opener.getAttribute("aria-expanded") === "true");
  const last = open.at(-1);
  if (!last) return;
  last.setAttribute("aria-expanded", "false");
  if (menu.contains(document.activeElement)) last.focus();
}
