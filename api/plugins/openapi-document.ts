export type JsonSchema = Record<string, unknown>;

export interface OpenApiOperation {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security?: unknown[];
}

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { securitySchemes: unknown; schemas: Record<string, JsonSchema> };
}
