import type { z } from "zod";
import type { FieldError } from "#contract/errors.ts";
import type { Locale } from "#contract/locale.ts";
import { Invalid, refuse } from "../refuse.ts";
import { issueWords, wordOf } from "./schema-words.ts";

/**
 * Passes a query or a body through its schema. @throws Invalid, each fault on its field: what the
 * schema refuses, and text that no database can keep.
 */
export function checkInput(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) throw new Invalid(faultsOf(result.error, locale));
  const broken = [...brokenTexts(result.data)];
  if (broken.length > 0) {
    throw new Invalid(broken.map((name) => ({ name, message: wordOf("invalid", locale) })));
  }
  return result.data;
}

/** Names in the path. What cannot be the name of anything is not found. @throws Refusal not_found. */
export function checkNames(schema: z.ZodType, names: unknown): unknown {
  const result = schema.safeParse(names);
  if (!result.success || !brokenTexts(result.data).next().done) refuse("not_found");
  return result.data;
}

/** The first fault of each field: one that is empty is not told to be malformed as well. */
function faultsOf(error: z.ZodError, locale: Locale): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const name = issue.path.join(".") || "non_field_errors";
    const names = issue.code === "unrecognized_keys" ? issue.keys : [name];
    for (const one of names) if (!messages.has(one)) messages.set(one, issueWords(issue, locale));
  }
  return [...messages].map(([name, message]) => ({ name, message }));
}

/** Where in checked data a text holds U+0000 or half a surrogate pair: neither is kept by PostgreSQL. */
function* brokenTexts(value: unknown, path = ""): Generator<string> {
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) yield path || "non_field_errors";
  } else if (value !== null && typeof value === "object") {
    for (const [name, part] of Object.entries(value)) {
      if (!brokenTexts(name).next().done) yield path || "non_field_errors";
      yield* brokenTexts(part, path ? `${path}.${name}` : name);
    }
  }
}
