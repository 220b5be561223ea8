import { escapeHtml } from "../html.ts";
import type { OpenApiDocument, OpenApiOperation } from "./openapi-document.ts";

function schemaBlock(title: string, schema: unknown): string {
  return `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function operationBlock(address: string, method: string, operation: OpenApiOperation): string {
  const rows = operation.parameters
    .map(
      ({ name, in: place, required }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${required ? "needed" : ""}</td></tr>`,
    )
    .join("");
  const body = operation.requestBody ? schemaBlock("Body", operation.requestBody) : "";
  const answers = Object.entries(operation.responses)
    .map(([status, answer]) => schemaBlock(`Answer ${status}`, answer))
    .join("");
  const id = `${method}-${address.replace(/\W+/g, "-")}`;
  return `<article id="${id}"><h3><b>${method.toUpperCase()}</b> <code>${escapeHtml(address)}</code></h3>
<p>${escapeHtml(operation.summary)}${operation.security ? " · staff only" : ""}</p>
<table>${rows}</table>${body}${answers}</article>`;
}

/** The OpenAPI document as one readable page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const articles = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      operationBlock(address, method, operation),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${document.info.title} API</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:1px solid #8884;padding:1rem 0}h3{margin:0;font-weight:400;overflow-wrap:anywhere}
td{padding-right:1.5rem}pre{overflow:auto;font-size:13px}summary{cursor:pointer}</style>
<h1>${document.info.title} API</h1><p>${escapeHtml(document.info.description)} <a href="/api/openapi.json">openapi.json</a></p>
${articles.join("\n")}</html>`;
}
