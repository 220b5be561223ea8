import type { Said } from "../goods/said.ts";

/** A text is kept as HTML; one that has tags of its own stays as it is. */
export function paragraph({ ru, en }: Said): Said {
  const wrap = (text: string) => (text.startsWith("<") ? text : `<p>${text}</p>`);
  return { ru: wrap(ru), en: wrap(en) };
}
