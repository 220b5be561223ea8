/**
 * Back closes what lies over the page before it leaves the page: a window or the menu that a
 * shopper opened is a step to them. A browser without the Navigation API leaves at once; one on a
 * phone may close windows by itself.
 */
export function closeLayerOnBack(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const here = window.navigation.currentEntry?.index ?? 0;
    const isBack = event.navigationType === "traverse" && event.destination.index < here;
    const layer = isBack && event.cancelable && topLayer();
    if (!layer) return;
    event.preventDefault();
    if (layer instanceof HTMLDialogElement) layer.close();
    else layer.hidePopover();
  });
}

function topLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("dialog:modal, :popover-open")].at(-1);
}
