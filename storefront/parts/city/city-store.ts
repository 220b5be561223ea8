import { createStore } from "../../ui/store.ts";

/** The city that the shopper picked, kept in this browser; null while it is the shop's own default. */
export interface City {
  slug: string;
  title: string;
}

const storageKey = "city";

export const pickedCity = createStore<City | null>(null);

/** Takes the city of an earlier visit out of the browser's storage. */
export function restoreCity(): void {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (stored?.slug && stored.title) pickedCity.set(stored);
  } catch {
    // A broken or forbidden storage is a shopper without a choice.
  }
}

export function pickCity(city: City): void {
  pickedCity.set(city);
  try {
    localStorage.setItem(storageKey, JSON.stringify(city));
  } catch {
    // It holds for this visit.
  }
}
