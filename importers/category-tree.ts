import type { Locale } from "#contract/locale.ts";
import { cleanText } from "./html.ts";
import { guessLanguage, sayIn } from "./language.ts";
import type { NeutralCategory } from "./neutral.ts";

/**
 * Turns paths of titles into categories, each given out once, parents first. A category's id is
 * its titles joined by " / ": files name categories by nothing else.
 */
export class CategoryTree {
  readonly #known = new Set<string>();
  readonly #language: Locale | undefined;

  constructor(language: Locale | undefined) {
    this.#language = language;
  }

  /** @returns the id of the path's last category, and the categories not given out before */
  grow(path: readonly string[], line: number): { id: string; fresh: NeutralCategory[] } {
    const fresh: NeutralCategory[] = [];
    let id: string | null = null;
    for (const segment of path) {
      const title = cleanText(segment, 120);
      const parentId: string | null = id;
      id = parentId === null ? title : `${parentId} / ${title}`;
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const language = this.#language ?? guessLanguage(title);
      fresh.push({ kind: "category", id, parentId, title: sayIn(language, title), line });
    }
    return { id: id ?? "", fresh };
  }
}
