import type { Db } from "../context.ts";
import { Invalid } from "../refuse.ts";
import { kindOf, type SectionContent, type SectionName } from "./sections/index.ts";
import { replaceSections } from "./write-queries.ts";

/** One section of the home page: its kind and what it shows, pictures by id, kits by slug. */
export type HomeSectionInput = {
  [K in SectionName]: {
    kind: K;
    content: SectionContent<K>;
    publish_from?: Date | null;
    publish_until?: Date | null;
  };
}[SectionName];

/** Makes the home page exactly these sections, from top to bottom. Wants a transaction. @throws Invalid */
export async function saveHome(
  db: Db,
  siteId: number,
  sections: readonly HomeSectionInput[],
): Promise<void> {
  const rows = sections.map(({ kind, content, publish_from, publish_until }, position) => ({
    site_id: siteId,
    position,
    kind,
    content: JSON.stringify(checkedContent(kind, content)),
    publish_from: publish_from ?? null,
    publish_until: publish_until ?? null,
  }));
  await replaceSections(db, siteId, rows);
}

function checkedContent(kind: SectionName, content: unknown): unknown {
  const checked = kindOf(kind)?.content.safeParse(content);
  if (!checked?.success) {
    const faults = checked?.error.issues.map((issue) => ({
      name: `${kind}.${issue.path.join(".")}`,
      message: issue.message,
    }));
    throw new Invalid(faults ?? [{ name: "kind", message: `Not a kind of section: ${kind}` }]);
  }
  return checked.data;
}
