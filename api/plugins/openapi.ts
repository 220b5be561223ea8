import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { CallSpec } from "#contract/call.ts";
import { type CallKey, calls } from "#contract/calls.ts";
import { ErrorBody } from "#contract/errors.ts";
import { refusals } from "#contract/refusals.ts";
import type { CallBook } from "../serve.ts";
import { routeOf } from "../serve.ts";
import { docsPage } from "./docs-page.ts";
import type { JsonSchema, OpenApiDocument, OpenApiOperation } from "./openapi-document.ts";

function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parametersOf(spec: CallSpec): OpenApiOperation["parameters"] {
  const from = (schema: CallSpec["query"], place: string) => {
    const json = schema ? jsonSchema(schema, "input") : {};
    const needed = (json.required ?? []) as string[];
    return Object.entries((json.properties ?? {}) as Record<string, JsonSchema>).map(
      ([name, property]) => ({
        name,
        in: place,
        required: place === "path" || needed.includes(name),
        schema: property,
      }),
    );
  };
  const keyHeader = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    schema: { type: "string", maxLength: 100 },
  };
  return [
    ...from(spec.params, "path"),
    ...from(spec.query, "query"),
    { name: "site_id", in: "query", required: false, schema: { type: "integer" } },
    ...(spec.idempotent ? [keyHeader] : []),
  ];
}

function operationOf(key: CallKey): OpenApiOperation {
  const spec: CallSpec = calls[key];
  const refused = Object.groupBy(spec.refusals ?? [], (code) => refusals[code].status);
  return {
    summary: spec.summary,
    tags: [routeOf(key).path.split("/")[0] ?? ""],
    parameters: parametersOf(spec),
    ...(spec.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(spec.body, "input") } },
      },
    }),
    responses: {
      [spec.status ?? 200]: {
        description: "Good answer",
        content: { "application/json": { schema: jsonSchema(spec.answer, "output") } },
      },
      ...Object.fromEntries(
        Object.entries(refused).map(([status, codes]) => [
          status,
          {
            description: codes?.join(", "),
            content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
          },
        ]),
      ),
      default: {
        description: "Any other error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
    ...(spec.staff && { security: [{ staff: [] }] }),
  };
}

/** The OpenAPI 3.1 document of all calls that are served. */
export function openApiDocument(book: CallBook): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const key of book.keys()) {
    const { method, path } = routeOf(key);
    const address = `/api/{locale}/${path.replace(/:(\w+)/g, "{$1}")}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(key) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Vitrina",
      version: "1",
      description:
        "The API of the shop. Prices are roubles with at most two decimals, times ISO 8601 with zone, `{locale}` is ru or en.",
    },
    paths,
    components: {
      securitySchemes: { staff: { type: "http", scheme: "bearer" } },
      schemas: { Error: jsonSchema(ErrorBody, "output") },
    },
  };
}

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export function openApiRoutes(app: FastifyInstance, book: CallBook): void {
  const document = openApiDocument(book);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get("/api/openapi.json", async (_, reply) => reply.type("application/json").send(json));
  app.get("/api/docs", async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
}
