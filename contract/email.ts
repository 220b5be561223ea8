import { limits } from "./limits.ts";

const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])";
const domain = new RegExp(`^(?:${label}\\.)+\\p{L}{2,63}$`, "u");
const plainLocal = /^[^\s<>()[\]\\,;:@"]+$/;
const quotedLocal = /^"[^"\r\n]{1,62}"$/;

/** The address without surrounding space: what is checked and kept. */
export function trimEmail(value: string): string {
  return value.trim();
}

/**
 * A local part without spaces, angle brackets or parentheses (or quoted), domain labels
 * of at least 2 characters, a top level of letters only. Length is looked at first and each
 * pattern is linear, so that no input can make the check slow.
 */
export function isEmail(value: string): boolean {
  const text = trimEmail(value);
  if (text.length > limits.emailMaxLength) return false;
  const at = text.lastIndexOf("@");
  if (at < 1 || at > 64) return false;
  const local = text.slice(0, at);
  return (plainLocal.test(local) || quotedLocal.test(local)) && domain.test(text.slice(at + 1));
}
