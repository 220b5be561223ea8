import { z } from "zod";

/** A page of a list; `next` and `previous` are addresses or null. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** What a call answers that only says that something was done. */
export const Done = z.object({ detail: z.string() });
