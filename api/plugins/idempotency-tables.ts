import type { Generated } from "kysely";

export interface IdempotencyTables {
  idempotency_keys: {
    id: Buffer;
    request: Buffer;
    answer: Buffer | null;
    created_at: Generated<Date>;
  };
}
