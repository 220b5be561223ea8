import { createStore } from "../store.ts";

const shownForMs = 5000;

/** What is said right now, "" for nothing. */
export const said = createStore("");

/** Says a short sentence, shown for five seconds and read out by screen readers. */
export function say(text: string): void {
  said.set(text);
  setTimeout(() => {
    if (said.get() === text) said.set("");
  }, shownForMs);
}
