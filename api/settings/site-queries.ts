import type { Db } from "../context.ts";

export function selectSites(db: Db): Promise<{ id: number; host: string | null }[]> {
  return db.selectFrom("sites").select(["id", "host"]).orderBy("id").execute();
}
