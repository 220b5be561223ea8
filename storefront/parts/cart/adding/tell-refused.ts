import type { Locale } from "#contract/locale.ts";
import { showAlert } from "../../../ui/alert/alert.ts";
import { faultText } from "../../fault/tell-fault.ts";
import { cartWords } from "../cart-words.ts";

/** A size that could not be added, and the fault that says why. */
export interface Refused {
  size: string;
  fault: unknown;
}

/** Tells in one popup what could not be added: a line per size, each beginning with its size. */
export async function tellRefused(refused: readonly Refused[], locale: Locale): Promise<void> {
  const { title } = await cartWords(locale);
  const lines = refused.map(
    async ({ size, fault }) => `${size}: ${await faultText(fault, locale)}`,
  );
  await showAlert(title, (await Promise.all(lines)).join("\n"));
}
