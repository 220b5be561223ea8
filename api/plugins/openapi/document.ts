import type { JsonSchema } from "./schemas.ts";

export interface OpenApiParameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface OpenApiContent {
  "application/json": { schema: JsonSchema; example?: unknown };
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters: OpenApiParameter[];
  requestBody?: { required: boolean; content: OpenApiContent };
  responses: Record<string, { description: string; content: OpenApiContent }>;
  security?: unknown[];
}

/** The part of OpenAPI 3.1 that the shop's own document is made of. */
export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  /** By address, then by method in small letters. */
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { securitySchemes: unknown; schemas: Record<string, JsonSchema> };
}
