import { createHash } from "node:crypto";

/** What is kept of a visit's key: whoever reads the table cannot speak for the visit. A UUID's form. */
export function hashOfVisit(visit: string): string {
  return createHash("sha256").update(visit).digest("hex").slice(0, 32);
}
