import type { KeyboardEvent } from "react";
import { closeModal } from "../../../ui/dialog/modal-frame.tsx";
import { isArrow, neighborOf } from "./neighbor.ts";

/**
 * The keys of the sheet: arrows walk from the field through what was found as it lies on the
 * screen and back, typing goes on in the field wherever the focus is, Escape closes.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || event.nativeEvent.isComposing || !field) return;
  if (key === "Escape") {
    // A search field would only empty itself.
    event.preventDefault();
    closeModal(field);
    return;
  }
  const isInField = target === field;
  if (isArrow(key)) {
    if (isInField && key !== "ArrowDown") return;
    const places = [field, ...currentTarget.querySelectorAll<HTMLElement>("[data-places] a")];
    event.preventDefault();
    places[isInField ? 1 : nextOf(places, target as HTMLElement, key)]?.focus();
  } else if (!isInField && key.length === 1 && key !== " ") field.focus();
}

function nextOf(places: readonly HTMLElement[], from: HTMLElement, key: string): number {
  const boxes = places.map((place) => place.getBoundingClientRect());
  return neighborOf(boxes, places.indexOf(from), key);
}
