import { randomBytes } from "node:crypto";

/** 128 random bits as 32 hexadecimal digits: whoever knows them holds the cart. */
export function makeCartId(): string {
  return randomBytes(16).toString("hex");
}

/** The id if it has the form of one, else null: a guess is as good as no cart. */
export function readCartId(text: string | undefined): string | null {
  return text && /^[0-9a-f]{32}$/.test(text) ? text : null;
}
