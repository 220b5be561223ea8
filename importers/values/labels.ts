import type { NeutralLabel } from "../neutral.ts";

const known: Record<string, NeutralLabel & { words: RegExp }> = {
  new: {
    slug: "new",
    title: { ru: "Новинка", en: "New" },
    words: /^(new|new[-_ ]?in|new[-_ ]?arrivals?|новинк[аи]|новое)$/i,
  },
  sale: {
    slug: "sale",
    title: { ru: "Скидка", en: "Sale" },
    words: /^(sale|on[-_ ]sale|clearance|скидк[аи]|распродажа)$/i,
  },
  bestseller: {
    slug: "bestseller",
    title: { ru: "Хит", en: "Bestseller" },
    words: /^(best[-_ ]?sellers?|hit|хит|хит продаж|бестселлер)$/i,
  },
  exclusive: {
    slug: "exclusive",
    title: { ru: "Эксклюзив", en: "Exclusive" },
    words: /^(exclusive|эксклюзив)$/i,
  },
  limited: {
    slug: "limited",
    title: { ru: "Ограниченная серия", en: "Limited edition" },
    words: /^(limited|limited[-_ ]edition|лимитированн\p{L}+|ограниченн\p{L}+ серия)$/iu,
  },
};

/** The label that shops put on a product under this tag or attribute name; null when it is none. */
export function labelOf(name: string): NeutralLabel | null {
  const found = Object.values(known).find((label) => label.words.test(name.trim()));
  return found ? { slug: found.slug, title: found.title } : null;
}
