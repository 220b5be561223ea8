import { escapeHtml } from "../../html/escape-html.ts";
import { docsStyle } from "./docs-style.ts";
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from "./document.ts";
import type { JsonSchema } from "./schemas.ts";

interface Call {
  id: string;
  address: string;
  method: string;
  operation: OpenApiOperation;
}

/** The OpenAPI document as one readable page without scripts. */
export function docsPage({ info, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      address,
      method: method.toUpperCase(),
      operation,
    })),
  );
  const byTag = Object.entries(Object.groupBy(calls, ({ operation }) => operation.tags[0] ?? ""));
  const sections = byTag.map(
    ([tag, those = []]) => `<h2 id="${tag}">${tag}</h2>${those.map(callBlock).join("")}`,
  );
  const shapes = Object.entries(components.schemas)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => `<div id="${name}">${jsonBlock(name, schema)}</div>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${info.title} API</title>
<meta name="viewport" content="width=device-width"><style>${docsStyle}</style>
<h1>${info.title} API</h1><p>${prose(info.description)} <a href="/api/openapi.json">openapi.json</a></p>
<nav>${byTag.map(([tag]) => `<a href="#${tag}">${tag}</a>`).join(" ")} <a href="#shapes">shapes</a></nav>
${sections.join("\n")}<h2 id="shapes">Shapes</h2>${shapes.join("")}</html>`;
}

function callBlock(call: Call): string {
  const { id, method, address, operation } = call;
  const { summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).map(([status, answer]) => {
    const { schema } = answer.content["application/json"];
    return `<tr><td>${status}</td><td>${shape(schema)}</td><td>${prose(answer.description)}</td></tr>`;
  });
  return `<article id="${id}"><h3><b>${method}</b> <code>${escapeHtml(address)}</code></h3>
<p>${prose(summary)}${description ? ` · ${prose(description)}` : ""}${tryLink(call)}</p>
<table>${parameters
    .filter(({ name }) => name !== "locale")
    .map(parameterRow)
    .join("")}</table>
${requestBody ? bodyBlock(requestBody.content["application/json"]) : ""}<table>${answers.join("")}</table>
${answerBlock(responses)}</article>`;
}

function parameterRow(parameter: OpenApiParameter): string {
  const { name, required, description = "", schema } = parameter;
  const place = parameter.in + (required ? ", needed" : "");
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${shape(schema)}</td><td>${prose(description)}</td></tr>`;
}

function bodyBlock({ schema, example }: { schema: JsonSchema; example?: unknown }): string {
  const shown = example === undefined ? "" : `<pre>${pretty(example)}</pre>`;
  return `<p>Body: ${shape(schema)}</p>${shown}${jsonBlock("Body", schema)}`;
}

function answerBlock(responses: OpenApiOperation["responses"]): string {
  const [status, good] = Object.entries(responses)[0] ?? [];
  const schema = good?.content["application/json"].schema;
  return schema && !schema.$ref ? jsonBlock(`Answer ${status}`, schema) : "";
}

/** What can be asked without knowing anything of the shop is one click away. */
function tryLink({ method, address, operation }: Call): string {
  const isOpen = operation.parameters.every(({ name, required }) => name === "locale" || !required);
  if (method !== "GET" || !isOpen) return "";
  return ` <a href="${address.replace("{locale}", "en")}">See an answer</a>`;
}

/** The kind of a value in a word or two; a named one leads to its shape. */
function shape(schema: JsonSchema): string {
  const { $ref, type, items, anyOf } = schema;
  if (typeof $ref === "string") {
    const name = $ref.split("/").at(-1) ?? "";
    return `<a href="#${name}">${name}</a>`;
  }
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => escapeHtml(`${one}`)).join(" | ");
  if (Array.isArray(anyOf)) return anyOf.map(shape).join(" | ");
  if (type === "array") return `array of ${shape((items ?? {}) as JsonSchema)}`;
  return [type ?? ""].flat().join(" | ");
}

/** Text with its `code`. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function jsonBlock(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${pretty(schema)}</pre></details>`;
}

function pretty(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2));
}
