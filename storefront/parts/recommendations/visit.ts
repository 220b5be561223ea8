/** What a browser remembers of one visit. */
export interface Visit {
  /** Random, says nothing of who it is. */
  key: string;
  /** Milliseconds since 1970; each use puts it off. */
  until: number;
  /** Cards that were in sight, and products whose page was opened, as told to the shop. */
  shown: number[];
  opened: number[];
}

const storageKey = "visit";
/** After so long without a step the next one begins another visit. */
const restMs = 30 * 60 * 1000;
const keptIds = 500;

/** Holds the visit where storage is closed. */
let inThisTab: Visit | undefined;

/** The present visit of this browser, in all its tabs; a new one when the last is over. */
export function presentVisit(): Visit {
  const kept = stored() ?? inThisTab;
  const now = Date.now();
  const isGoingOn = kept && kept.until > now;
  const visit = isGoingOn ? kept : { key: crypto.randomUUID(), until: 0, shown: [], opened: [] };
  visit.until = now + restMs;
  keepVisit(visit);
  return visit;
}

export function visitKey(): string {
  return presentVisit().key;
}

export function keepVisit(visit: Visit): void {
  visit.shown = visit.shown.slice(-keptIds);
  visit.opened = visit.opened.slice(-keptIds);
  inThisTab = visit;
  try {
    localStorage.setItem(storageKey, JSON.stringify(visit));
  } catch {
    // It lasts as long as the tab.
  }
}

function stored(): Visit | undefined {
  try {
    const { key, until, shown, opened } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const isVisit = typeof key === "string" && Array.isArray(shown) && Array.isArray(opened);
    return isVisit ? { key, until, shown, opened } : undefined;
  } catch {
    return undefined;
  }
}
