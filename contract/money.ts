import type { Locale } from "./locale.ts";

/**
 * Money is a whole number of kopecks everywhere inside; on the wire a price is a number of
 * roubles with at most two decimals. This file alone knows how one becomes the other.
 */
declare const kopecksBrand: unique symbol;

/** A whole number of kopecks (1/100 rouble). May be negative where a difference is meant. */
export type Kopecks = number & { readonly [kopecksBrand]: true };

/** Takes a whole number as kopecks. @throws RangeError when it is not a safe integer. */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of kopecks: ${value}`);
  return value as Kopecks;
}

export const noMoney = 0 as Kopecks;

/** Kopecks → the wire's roubles, at most two decimals. */
export function toRoubles(amount: Kopecks): number {
  return amount / 100;
}

/** The wire's roubles → kopecks. @throws RangeError for what `isRoubles` does not take. */
export function fromRoubles(roubles: number): Kopecks {
  if (!isRoubles(roubles)) throw new RangeError(`Not roubles and kopecks: ${roubles}`);
  return kopecks(Math.round(roubles * 100));
}

/** True for a number of at most two decimals that can be counted in kopecks exactly. */
export function isRoubles(value: number): boolean {
  const scaled = Math.round(value * 100);
  if (!Number.isSafeInteger(scaled)) return false;
  // The fraction of a kopeck that binary numbers leave; anything but zero itself is more than none.
  return Math.abs(scaled - value * 100) <= 1e-6 && (scaled !== 0 || value === 0);
}

export function add(...amounts: readonly Kopecks[]): Kopecks {
  return kopecks(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtract(from: Kopecks, amount: Kopecks): Kopecks {
  return kopecks(from - amount);
}

export function times(amount: Kopecks, quantity: number): Kopecks {
  return kopecks(amount * quantity);
}

/** 100·(1 − price/old), rounded: the percent shown beside a struck-through price. */
export function discountPercent(price: number, oldPrice: number): number {
  return Math.round(100 * (1 - price / oldPrice));
}

/**
 * Splits `total` over lines in proportion to `weights`. Every share is rounded down and what
 * remains goes to the heaviest line, so the shares always add up to `total` exactly.
 */
export function split(total: Kopecks, weights: readonly Kopecks[]): Kopecks[] {
  const whole = weights.reduce<number>((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? total : noMoney));
  const shares = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(whole)));
  const rest = total - shares.reduce((sum, share) => sum + share, 0);
  const heaviest = weights.indexOf(Math.max(...weights) as Kopecks);
  return shares.map((share, index) => kopecks(index === heaviest ? share + rest : share));
}

/** Groups of three, a no-break space between them; a comma and two digits when there are kopecks. */
export function formatRoubles(roubles: number): string {
  const amount = Math.round(Math.abs(roubles) * 100);
  const whole = Math.floor(amount / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  const rest = amount % 100;
  const sign = roubles < 0 ? "\u2212" : "";
  return `${sign}${whole}${rest ? `,${rest.toString().padStart(2, "0")}` : ""}`;
}

/** The short word for roubles, as it stands behind a sum. */
export const roubleWord: Record<Locale, string> = { ru: "руб.", en: "rub." };

/** A sum of roubles as a shopper reads it, on one line: "12 900 руб." */
export function roublesIn(locale: Locale, roubles: number): string {
  return `${formatRoubles(roubles)}\u00a0${roubleWord[locale]}`;
}

/** The tax inside a price that includes it, rounded half up: 122 roubles at 22 % hold 22. */
export function taxInside(price: Kopecks, percent: number): Kopecks {
  return kopecks(Math.floor((price * percent) / (100 + percent) + 0.5));
}
