import { limits } from "./limits.ts";

function digitsOf(value: string): string {
  return value.normalize("NFKC").replace(/[^0-9]/g, "");
}

/**
 * The one canonical form of a phone: "+" and digits. 7 is put before a number that starts with
 * neither 7 nor 8; a leading 8 means Russia's 7, except in 8800 numbers, which are kept.
 */
export function normalizePhone(value: string): string {
  const digits = digitsOf(value);
  if (digits.startsWith("8800")) return `+${digits}`;
  if (digits.startsWith("8")) return `+7${digits.slice(1)}`;
  if (digits.startsWith("7")) return `+${digits}`;
  return digits ? `+7${digits}` : "";
}

/** True for a Russian number of eleven digits, however it was typed. */
export function isPhone(value: string): boolean {
  return value.length <= 40 && /^\+7[3-9]\d{9}$/.test(normalizePhone(value));
}

/** "+7 916 204-31-05", also for a number still being typed (groups 3-3-2-2). */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value).slice(1, 12);
  if (!digits) return "";
  const groups = [digits.slice(1, 4), digits.slice(4, 7), digits.slice(7, 9), digits.slice(9, 11)];
  const separators = [" ", " ", "-", "-"];
  const rest = groups.map((group, index) => group && separators[index] + group).join("");
  return `+${digits[0]}${rest}`.slice(0, limits.phoneFormatterLength);
}
