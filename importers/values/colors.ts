import type { Locale } from "#contract/locale.ts";
import type { NeutralColor } from "../neutral.ts";
import { cleanText } from "./html.ts";
import { sayIn } from "./language.ts";
import { slugify, slugOrHash } from "./slug.ts";

/** Colors as garments are named by them: English, Russian, code. */
const known: readonly (readonly [en: string, ru: string, code: string])[] = [
  ["Black", "Чёрный", "#1a1a1a"],
  ["White", "Белый", "#ffffff"],
  ["Gray", "Серый", "#8c8c8c"],
  ["Light gray", "Светло-серый", "#c8c8c8"],
  ["Dark gray", "Тёмно-серый", "#4a4a4a"],
  ["Graphite", "Графитовый", "#3b3d40"],
  ["Silver", "Серебристый", "#c0c4c8"],
  ["Red", "Красный", "#c22a2a"],
  ["Burgundy", "Бордовый", "#6b1a2b"],
  ["Wine", "Винный", "#5e1b2e"],
  ["Coral", "Коралловый", "#f0765f"],
  ["Terracotta", "Терракотовый", "#b5573a"],
  ["Orange", "Оранжевый", "#e8772e"],
  ["Peach", "Персиковый", "#f6c3a3"],
  ["Yellow", "Жёлтый", "#f0c93a"],
  ["Mustard", "Горчичный", "#c99a2e"],
  ["Gold", "Золотистый", "#c9a45c"],
  ["Green", "Зелёный", "#3f7d4a"],
  ["Light green", "Светло-зелёный", "#9ccf9a"],
  ["Dark green", "Тёмно-зелёный", "#1f4a33"],
  ["Emerald", "Изумрудный", "#1d6b52"],
  ["Olive", "Оливковый", "#6f6b3a"],
  ["Khaki", "Хаки", "#7a744f"],
  ["Mint", "Мятный", "#a8d8c4"],
  ["Turquoise", "Бирюзовый", "#2fa9a5"],
  ["Blue", "Синий", "#2b5a9e"],
  ["Light blue", "Голубой", "#9cc3e6"],
  ["Dark blue", "Тёмно-синий", "#1c2b4f"],
  ["Navy", "Тёмно-синий", "#1c2b4f"],
  ["Denim", "Джинсовый", "#4a6a8f"],
  ["Purple", "Фиолетовый", "#6e4a8e"],
  ["Violet", "Фиолетовый", "#6e4a8e"],
  ["Lilac", "Сиреневый", "#b9a3d0"],
  ["Lavender", "Лавандовый", "#c3b7e0"],
  ["Pink", "Розовый", "#e79ab0"],
  ["Powder", "Пудровый", "#e3c4bd"],
  ["Fuchsia", "Фуксия", "#c2307a"],
  ["Brown", "Коричневый", "#6b4a35"],
  ["Chocolate", "Шоколадный", "#4a2f24"],
  ["Camel", "Кэмел", "#bd8a52"],
  ["Beige", "Бежевый", "#d9c7ab"],
  ["Sand", "Песочный", "#c9ae84"],
  ["Cream", "Кремовый", "#f3e9d6"],
  ["Ivory", "Айвори", "#f4efe2"],
  ["Milk", "Молочный", "#ece4d4"],
  ["Multicolor", "Разноцветный", "#b0a090"],
];

const byName = new Map<string, NeutralColor>();
for (const [en, ru, code] of known) {
  const color = { slug: slugify(en), title: { en, ru }, code };
  byName.set(plain(en), color);
  if (!byName.has(plain(ru))) byName.set(plain(ru), color);
}
for (const [other, name] of [
  ["grey", "gray"],
  ["light grey", "light gray"],
  ["dark grey", "dark gray"],
  ["multi", "multicolor"],
  ["multicolour", "multicolor"],
  ["navy blue", "navy"],
  ["бордо", "бордовый"],
  ["мультиколор", "разноцветный"],
] as const) {
  byName.set(other, byName.get(name) as NeutralColor);
}

/**
 * A color by the name that a file gives it. A common name is known in both languages and with its
 * code; any other stays as written, without a code.
 */
export function colorOf(name: string, language: Locale): NeutralColor {
  const text = cleanText(name, 80);
  const found = byName.get(plain(text));
  if (found) return found;
  return { slug: slugOrHash(text), title: sayIn(language, text), code: null };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[\s_-]+/g, " ");
}
