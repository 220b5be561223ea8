import type { Generated } from "kysely";
import type { StaffRole } from "#contract/call.ts";
import type { Json } from "../settings/tables.ts";

export interface StaffTables {
  staff: {
    id: Generated<number>;
    name: string;
    role: StaffRole;
    created_at: Generated<Date>;
    archived_at: Date | null;
  };
  staff_tokens: {
    hash: Buffer;
    staff_id: number;
    created_at: Generated<Date>;
    expires_at: Date;
    revoked_at: Date | null;
  };
  staff_actions: {
    id: Generated<number>;
    actor: string;
    action: string;
    subject: string;
    details: Json<Record<string, unknown>>;
    at: Generated<Date>;
  };
}
