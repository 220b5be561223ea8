import type { Said } from "#contract/locale.ts";

/** Where the built-in recommender takes products from. */
export type Source =
  /** What the asked query finds. */
  | "searched"
  /** The owner's kit that the code names after its prefix, what is cared for most first. */
  | "kit"
  /** Alike in category, brand, color, options and price. */
  | "alike"
  /** Opened in the same visits as the product. */
  | "seen"
  /** In the same orders and carts as the product, or as what lies in the cart. */
  | "bought"
  /** Cared for in the asked category, or around the product: above its category, then at the root. */
  | "popular-nearby"
  | "new-nearby"
  | "popular"
  | "new";

export interface BlockCode {
  /** Asked in this order until the block is full; `popular` and `new` close every list. */
  sources: readonly Source[];
  /** True whichever of the sources speaks. */
  title: Required<Said>;
  /** Pieces of many kinds, not a row of dresses; none of the product's own kind before others. */
  isVaried?: boolean;
}

/** What each block's code means. */
export const blockCodes = {
  similar: {
    sources: ["alike", "seen", "popular-nearby"],
    title: { ru: "Похожие вещи", en: "Similar pieces" },
  },
  "seen-together": {
    sources: ["seen", "popular-nearby"],
    title: { ru: "Вам может понравиться", en: "More to love" },
  },
  "bought-together": {
    sources: ["bought", "seen", "popular-nearby"],
    title: { ru: "Хорошо вместе", en: "Good together" },
    isVaried: true,
  },
  cart: {
    sources: ["bought", "seen"],
    title: { ru: "Подойдёт к\u00a0вашим вещам", en: "Goes with your pieces" },
    isVaried: true,
  },
  popular: {
    sources: ["popular-nearby"],
    title: { ru: "Сейчас выбирают", en: "Popular now" },
  },
  new: {
    sources: ["new-nearby", "new"],
    title: { ru: "Новинки", en: "New in" },
  },
  "for-category": {
    sources: ["popular-nearby", "new-nearby"],
    title: { ru: "Лучшее в\u00a0разделе", en: "Best of the category" },
  },
  "search-nothing": {
    sources: ["popular-nearby"],
    title: { ru: "Может быть, это", en: "Perhaps one of these" },
    isVaried: true,
  },
  "error-page": {
    sources: ["popular"],
    title: { ru: "Пока вы здесь", en: "While you are here" },
    isVaried: true,
  },
} as const satisfies Record<string, BlockCode>;

/** A code "home-gifts" shows the kit "gifts". */
const ofKit = /^home-([a-z0-9-]+)$/;

/** The meaning of a code; one that is unknown asks for what is popular. */
export function blockOf(code: string): BlockCode {
  if (Object.hasOwn(blockCodes, code)) return blockCodes[code as keyof typeof blockCodes];
  return kitOf(code) ? { ...blockCodes.popular, sources: ["kit"] } : blockCodes.popular;
}

/** Slug of the kit that a code names; null when it names none. */
export function kitOf(code: string): string | null {
  return ofKit.exec(code)?.[1] ?? null;
}

/** True for a code whose title says what it shows. */
export function hasTitle(code: string): boolean {
  return Object.hasOwn(blockCodes, code);
}

/** True for a code that the shop itself gives a meaning. */
export function isOwnCode(code: string): boolean {
  return hasTitle(code) || kitOf(code) !== null;
}
