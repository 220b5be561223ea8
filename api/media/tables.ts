import type { Generated } from "kysely";

export interface MediaTables {
  pictures: {
    id: string;
    file: string;
    type: string;
    bytes: number;
    width: number;
    height: number;
    preview: string;
    created_at: Generated<Date>;
    ready_at: Date | null;
  };
}
