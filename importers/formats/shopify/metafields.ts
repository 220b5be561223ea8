import type { Locale } from "#contract/locale.ts";
import type { NeutralAttribute } from "../../neutral.ts";
import { cleanDescription } from "../../values/html.ts";
import { attributeOf, axisOf } from "../../values/options.ts";

/** "fabric (product.metafields.shopify.fabric)": what the shop calls it, and whose field it is. */
const metafield = /^(.+) \(product\.metafields\.([\w-]+)\.[\w-]+\)$/;
/** Kept by apps for themselves: which other goods to show, what reviewers gave. */
const ofApps = /^(?:shopify--discovery|reviews|app--|judgeme|loox|yotpo|okendo|mm-google)/;

export function isMetafield(column: string): boolean {
  const [, name = "", owner = ""] = metafield.exec(column) ?? [];
  return name !== "" && axisOf(name) === "other" && !ofApps.test(owner);
}

/** What a shop says of a product in fields of its own. References to other records say nothing here. */
export function metafieldAttributes(
  fields: Readonly<Record<string, string>>,
  language: Locale,
): NeutralAttribute[] {
  return Object.entries(fields).flatMap(([column, cell]) => {
    const name = metafield.exec(column)?.[1];
    if (!name || cell.includes("gid://")) return [];
    return attributeOf(name, valuesOf(cell), language, { html: cleanDescription }) ?? [];
  });
}

/** "wool; silk", a list in JSON, or a text as the shop's editor keeps it. */
function valuesOf(cell: string): string[] {
  if (/^(?:true|false)$/i.test(cell)) return [cell.toLowerCase() === "true" ? "yes" : "no"];
  if (!/^[[{]/.test(cell)) return cell.split(";");
  try {
    const data: unknown = JSON.parse(cell);
    return Array.isArray(data) ? data.map(String) : [textsIn(data).join(" ")];
  } catch {
    return [cell];
  }
}

function textsIn(node: unknown): string[] {
  if (node === null || typeof node !== "object") return [];
  const { value, children } = node as { value?: unknown; children?: unknown };
  const below = Array.isArray(children) ? children.flatMap(textsIn) : [];
  return typeof value === "string" ? [value, ...below] : below;
}
