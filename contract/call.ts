import type { z } from "zod";
import type { RefusalCode } from "./refusals.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call between browser and server. Its key in a contract file is `"METHOD path/"`, the path
 * being relative to `/api/{locale}/` with `:name` for parameters; from it come the route, the
 * request checks, the typed client and the OpenAPI document.
 */
export interface CallSpec {
  /** One line for the readers of `/api/docs`. */
  summary: string;
  params?: z.ZodObject;
  /** An object of parameters, or what is made of one. */
  query?: z.ZodObject | z.ZodPipe<z.ZodObject, z.ZodTransform>;
  body?: z.ZodType;
  /** A body that the call takes, for the readers of `/api/docs`. */
  example?: unknown;
  answer: z.ZodType;
  /** Status of a good answer, 200 unless said. */
  status?: number;
  /** Codes of `refusals.ts` that this call can answer with. */
  refusals?: readonly RefusalCode[];
  /** Who may call: everybody (the default) or staff with a token of one of these roles. */
  staff?: readonly StaffRole[];
  /** A call that creates or pays takes an `Idempotency-Key`. */
  idempotent?: boolean;
}

export type CallTable = Record<`${Method} ${string}/`, CallSpec>;

/** A part of the input that may be left out when every field of it may be. */
type Part<Name extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : { [N in Name]: z.input<S> }
  : unknown;

/** The input of a call as a caller writes it. */
export type InputOf<C extends CallSpec> = Part<"params", C["params"]> &
  Part<"query", C["query"]> &
  Part<"body", C["body"]>;

/** The input of a call as its handler reads it, checked and with defaults filled in. */
export interface CheckedInput<C extends CallSpec> {
  params: C["params"] extends z.ZodType ? z.output<C["params"]> : undefined;
  query: C["query"] extends z.ZodType ? z.output<C["query"]> : undefined;
  body: C["body"] extends z.ZodType ? z.output<C["body"]> : undefined;
}

export type AnswerOf<C extends CallSpec> = z.output<C["answer"]>;

export const staffRoles = ["owner", "manager", "warehouse", "support"] as const;
export type StaffRole = (typeof staffRoles)[number];
