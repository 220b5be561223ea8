import type { Locale } from "#contract/locale.ts";
import type { Fault } from "../../api.ts";
import { loadOnLine } from "../../load-on-line.ts";
import { showAlert } from "../../ui/alert/alert.ts";

const words = {
  ru: () => import("../../words/ru/faults.ts"),
  en: () => import("../../words/en/faults.ts"),
};

/**
 * Tells the shopper why something they asked for did not happen: the server's own sentence, or
 * that it cannot be reached. What is no `Fault` is a bug and goes on its way.
 */
export async function tellFault(error: unknown, locale: Locale, title?: string): Promise<void> {
  const text = await faultText(error, locale);
  const { faults } = await loadOnLine(words[locale]);
  return showAlert(title ?? faults.title, text);
}

/** The sentences of a `Fault`, one per line. What is none is thrown again. */
export async function faultText(error: unknown, locale: Locale): Promise<string> {
  if (!isFault(error)) throw error;
  const { faults } = await loadOnLine(words[locale]);
  if (error.status === 0) return faults.noAnswer;
  if (error.status === 502 || error.status === 504) return faults.unavailable;
  const detail = error.body?.detail ?? faults.server;
  if (typeof detail === "string") return detail;
  return detail.errors.map(({ message }) => message).join("\n");
}

/** By its shape: the class itself may have come twice, with two scripts. */
export function isFault(error: unknown): error is Fault {
  return error instanceof Error && "status" in error;
}
