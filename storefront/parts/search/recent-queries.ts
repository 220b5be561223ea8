import { createStore } from "../../ui/store.ts";

const storageKey = "searches";
const keptQueries = 8;

/** What was searched for in this browser, the latest first. */
export const recentQueries = createStore<readonly string[]>([]);

export function restoreQueries(): void {
  recentQueries.set(stored());
}

export function rememberQuery(query: string): void {
  keep([query, ...without(stored(), query)].slice(0, keptQueries));
}

export function forgetQuery(query: string): void {
  keep(without(stored(), query));
}

export function forgetQueries(): void {
  keep([]);
}

function without(queries: readonly string[], query: string): readonly string[] {
  const said = query.toLowerCase();
  return queries.filter((each) => each.toLowerCase() !== said);
}

function keep(queries: readonly string[]): void {
  recentQueries.set(queries);
  try {
    localStorage.setItem(storageKey, JSON.stringify(queries));
  } catch {
    // They last as long as the tab.
  }
}

function stored(): readonly string[] {
  try {
    const queries: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(queries)) return [];
    return queries.filter((query) => typeof query === "string").slice(0, keptQueries);
  } catch {
    return recentQueries.get();
  }
}
