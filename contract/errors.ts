import { z } from "zod";

/** A fault of one field; `non_field_errors` names what belongs to no field. */
export const FieldError = z.object({ name: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every answer with a status of 400 or more. */
export const ErrorBody = z.object({
  detail: z.union([z.string(), z.object({ errors: z.array(FieldError) })]),
  code: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
