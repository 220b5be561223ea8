import type { z } from "zod";
import type { CallSpec } from "#contract/call.ts";
import { type CallKey, calls } from "#contract/calls.ts";
import { ErrorBody } from "#contract/errors.ts";
import { locales } from "#contract/locale.ts";
import { type RefusalCode, refusals } from "#contract/refusals.ts";
import { routeOf } from "../../calls/serve.ts";
import type { OpenApiContent, OpenApiOperation, OpenApiParameter } from "./document.ts";
import type { JsonSchema, SchemaBook } from "./schemas.ts";

const ofEveryCall: OpenApiParameter[] = [
  { name: "locale", in: "path", required: true, schema: { type: "string", enum: locales } },
  {
    name: "site_id",
    in: "query",
    required: false,
    description: "The site; without it the one of the host.",
    schema: { type: "integer" },
  },
];

const idempotencyKey: OpenApiParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeat under the same key does nothing again and gets the first answer.",
  schema: { type: "string", maxLength: 100 },
};

/** One call of the contract as OpenAPI tells it. */
export function operationOf(key: CallKey, book: SchemaBook): OpenApiOperation {
  const spec: CallSpec = calls[key];
  return {
    operationId: operationId(key),
    summary: spec.summary,
    ...(spec.staff && { description: `For staff: ${spec.staff.join(", ")}.` }),
    tags: [routeOf(key).path.split("/")[0] ?? ""],
    parameters: [
      ...ofEveryCall,
      ...parametersOf(spec.params, "path", book),
      ...parametersOf(spec.query, "query", book),
      ...(spec.idempotent ? [idempotencyKey] : []),
    ],
    ...(spec.body && { requestBody: bodyOf(spec.body, spec.example, book) }),
    responses: responsesOf(spec, book),
    ...(spec.staff && { security: [{ staff: [] }] }),
  };
}

/** "POST carts/items/:id/update-size/" → "postCartsItemsIdUpdateSize" */
function operationId(key: CallKey): string {
  const [method = "", ...words] = key.split(/[^A-Za-z]+/).filter(Boolean);
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: "path" | "query",
  book: SchemaBook,
): OpenApiParameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = book.write(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(typeof description === "string" && { description }),
    schema: property,
  }));
}

function bodyOf(body: z.ZodType, example: unknown, book: SchemaBook) {
  const content = json(book.write(body, "input"));
  if (example !== undefined) content["application/json"].example = example;
  return { required: !body.safeParse({}).success, content };
}

function responsesOf(spec: CallSpec, book: SchemaBook): OpenApiOperation["responses"] {
  const codes: RefusalCode[] = [
    ...(spec.staff ? (["unauthorized", "not_found"] as const) : []),
    ...(spec.refusals ?? []),
  ];
  const error = json(book.write(ErrorBody, "output"));
  const byStatus = Object.groupBy(new Set(codes), (code) => refusals[code].status);
  const refused = Object.entries(byStatus).map(([status, those = []]) => [
    status,
    { description: those.map(tellRefusal).join("; "), content: error },
  ]);
  return {
    [spec.status ?? 200]: {
      description: "Done",
      content: json(book.write(spec.answer, "output")),
    },
    ...((spec.query || spec.body) && {
      400: { description: "`invalid`: what is wrong stands by its field", content: error },
    }),
    ...Object.fromEntries(refused),
    default: { description: "Any other error", content: error },
  };
}

function tellRefusal(code: RefusalCode): string {
  return `\`${code}\`: ${refusals[code].en}`;
}

function json(schema: JsonSchema): OpenApiContent {
  return { "application/json": { schema } };
}
