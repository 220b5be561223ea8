import { z } from "zod";

/** `?page=2&limit=24`: pages count from 1; a limit above `max` is clamped, nonsense is the default. */
export function pageQuery(defaultLimit: number, max: number) {
  return z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .catch(defaultLimit)
      .default(defaultLimit)
      .transform((limit) => Math.min(limit, max)),
  });
}

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
