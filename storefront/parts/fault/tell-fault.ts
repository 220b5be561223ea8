import type { Locale } from "#contract/locale.ts";
import type { Fault } from "../../api.ts";
import { showAlert } from "../../ui/alert/alert.ts";

const words = {
  ru: () => import("../../words/ru/faults.ts"),
  en: () => import("../../words/en/faults.ts"),
};

/**
 * Tells the shopper why something they asked for did not happen: the server's own sentence, or
 * that it cannot be reached (specification §8). What is no `Fault` is a bug and goes on its way.
 */
export async function tellFault(error: unknown, locale: Locale, title?: string): Promise<void> {
  if (!(error instanceof Error && "status" in error)) throw error;
  const { status, body } = error as Fault;
  const { faults } = await words[locale]();
  if (status === 0) return showAlert(title ?? faults.title, faults.noAnswer);
  if (status === 502 || status === 504) return showAlert(title ?? faults.title, faults.unavailable);
  const detail = body?.detail ?? faults.server;
  const text =
    typeof detail === "string" ? detail : detail.errors.map(({ message }) => message).join("\n");
  return showAlert(title ?? faults.title, text);
}
