import type { FieldError } from "#contract/errors.ts";
import type { RefusalCode } from "#contract/refusals.ts";

export type RefusalData = Record<string, string | number | readonly string[]>;

/**
 * The shop says no for a reason the shopper can read: its code stands in the call's contract. Not
 * told apart by `instanceof` (two copies of a module may be loaded) but by `isRefusal`.
 */
export class Refusal extends Error {
  readonly kind = "refusal";
  readonly code: RefusalCode;
  readonly data: RefusalData | undefined;

  constructor(code: RefusalCode, data?: RefusalData) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** Ends the use case with a refusal. `data` fills its words and goes out with the answer. */
export function refuse(code: RefusalCode, data?: RefusalData): never {
  throw new Refusal(code, data);
}

export function isRefusal(error: unknown): error is Refusal {
  return (error as Refusal | null)?.kind === "refusal";
}

/** Faults of the input, each on its field: what a schema or a use case found wrong. */
export class Invalid extends Error {
  readonly kind = "invalid";
  readonly errors: readonly FieldError[];

  constructor(errors: readonly FieldError[]) {
    super(errors.map((error) => `${error.name}: ${error.message}`).join("; "));
    this.errors = errors;
  }
}

export function isInvalid(error: unknown): error is Invalid {
  return (error as Invalid | null)?.kind === "invalid";
}
