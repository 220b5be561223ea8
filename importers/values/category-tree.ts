import type { Locale } from "#contract/locale.ts";
import { changed, type NeutralCategory, type RowProblem } from "../neutral.ts";
import { cleanText } from "./html.ts";
import { guessLanguage, sayIn } from "./language.ts";

/** How deep the shop's own categories go. */
const depthMax = 5;

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

  /**
   * Gives out the categories of these paths that were not given out before.
   * @returns the ids of the paths' last categories, each once
   */
  *file(
    paths: readonly (readonly string[])[],
    line: number,
    subject: string,
  ): Generator<NeutralCategory | RowProblem, string[]> {
    const ids = new Set<string>();
    for (const path of paths) ids.add(yield* this.#grow(path.slice(0, depthMax), line));
    if (paths.some((path) => path.length > depthMax)) {
      const reason = `a category stands deeper than ${depthMax} levels: taken at the last of them`;
      yield changed(line, subject, reason);
    }
    return [...ids];
  }

  *#grow(path: readonly string[], line: number): Generator<NeutralCategory, string> {
    let id: string | null = null;
    for (const segment of path) {
      const title = cleanText(segment, 120);
      const parentId: string | null = id;
      id = parentId === null ? title : `${parentId} / ${title}`;
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const language = this.#language ?? guessLanguage(title);
      yield { kind: "category", id, parentId, title: sayIn(language, title), line };
    }
    return id ?? "";
  }
}
