import type { FastifyInstance } from "fastify";
import { type CallBook, routeOf } from "../../calls/serve.ts";
import { docsPage } from "./docs-page.ts";
import type { OpenApiDocument } from "./document.ts";
import { operationOf } from "./operation.ts";
import { SchemaBook } from "./schemas.ts";

const description = [
  "Prices are roubles with at most two decimals, times ISO 8601 with their zone, days `2026-12-01`.",
  "Every error has one form: `code` is for programs, `detail` for the shopper, in the language of `{locale}`.",
  "Lists are cut by `page` and `limit` and lead on by `next`.",
  "Calls that were made too often answer 429 with `Retry-After`.",
].join(" ");

/** The OpenAPI 3.1 document of all calls that are served. */
export function openApiDocument(book: CallBook): OpenApiDocument {
  const schemas = new SchemaBook();
  const paths: OpenApiDocument["paths"] = {};
  for (const key of book.keys()) {
    const { method, path } = routeOf(key);
    const address = `/api/{locale}/${path.replace(/:(\w+)/g, "{$1}")}`;
    paths[address] = { ...paths[address], [method.toLowerCase()]: operationOf(key, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Vitrina", version: "1", description },
    paths,
    components: {
      securitySchemes: { staff: { type: "http", scheme: "bearer" } },
      schemas: schemas.schemas,
    },
  };
}

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export function openApiRoutes(app: FastifyInstance, book: CallBook): void {
  const document = openApiDocument(book);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get("/api/openapi.json", async (_, reply) => reply.type("application/json").send(json));
  // With the slash too, that all other addresses of the API end with.
  for (const address of ["/api/docs", "/api/docs/"]) {
    app.get(address, async (_, reply) => reply.type("text/html; charset=utf-8").send(page));
  }
}
