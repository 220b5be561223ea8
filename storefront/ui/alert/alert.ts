import { createStore } from "../store.ts";

export interface Question {
  /** Its number since the page was loaded. */
  id: number;
  title: string;
  /** One paragraph per line. */
  text: string;
  /** A confirm has a second button that answers no. */
  asks: boolean;
  answer(isYes: boolean): void;
}

/** What waits for the shopper's OK, the first one in front. */
export const questions = createStore<readonly Question[]>([]);

let asked = 0;

function put(title: string, text: string, asks: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const question: Question = {
      id: ++asked,
      title,
      text,
      asks,
      answer(isYes) {
        questions.set(questions.get().filter((other) => other !== question));
        resolve(isYes);
      },
    };
    questions.set([...questions.get(), question]);
  });
}

/** Shows a message; resolves when the shopper has read it. */
export async function showAlert(title: string, text: string): Promise<void> {
  await put(title, text, false);
}

/** Asks; resolves to true for OK, to false for Cancel, Escape or a tap beside it. */
export function askConfirm(title: string, text: string): Promise<boolean> {
  return put(title, text, true);
}
