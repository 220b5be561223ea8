import { randomInt } from "node:crypto";

/** Without letters that are read as digits or as each other; a prime count, for the check. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const randomLetters = 4;

/**
 * "100231-K7QF3": the running number, four random characters (707,281 of them, so that numbers
 * cannot be counted through) and a check character that tells a slip of the finger.
 */
export function makeOrderNumber(
  running: number,
  random: (below: number) => number = randomInt,
): string {
  const letters = Array.from({ length: randomLetters }, () => alphabet[random(alphabet.length)]);
  const body = `${running}-${letters.join("")}`;
  return body + checkCharacter(body);
}

/** True for what `makeOrderNumber` could have made; case does not matter. */
export function isOrderNumber(text: string): boolean {
  const number = text.toUpperCase();
  return (
    /^\d{6,12}-[2-9A-HJKMNP-TW-Z]{5}$/.test(number) &&
    number.at(-1) === checkCharacter(number.slice(0, -1))
  );
}

/** A sum with weights of powers of 2 modulo a prime: any one wrong or swapped sign changes it. */
function checkCharacter(body: string): string {
  const [running = "", letters = ""] = body.split("-");
  const values = [...[...running].map(Number), ...[...letters].map((one) => alphabet.indexOf(one))];
  const sum = values.reduce((whole, value) => (whole * 2 + value) % alphabet.length, 0);
  return alphabet.charAt(sum);
}
