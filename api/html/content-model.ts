import { isBlank, type Node, voidElements } from "./tree.ts";

// What may stand in what, after the HTML standard's content models, for the elements that
// cleaning leaves. Text is "#text", a description as a whole "#fragment".

const inline = ["a", "b", "strong", "i", "em", "u", "s", "sub", "sup", "small"];
const headings = ["h2", "h3", "h4"];
const lists = ["ul", "ol"];

const phrasing = ["#text", "br", ...inline];
const flow = [...phrasing, ...headings, ...lists, "p", "hr", "blockquote", "table"];

const contents = new Map<string, readonly string[]>([
  ...["#fragment", "blockquote", "li", "td", "th"].map((name) => [name, flow] as const),
  ...["p", ...headings, ...inline].map((name) => [name, phrasing] as const),
  ...voidElements.map((name) => [name, []] as const),
  ...lists.map((name) => [name, ["li"]] as const),
  ["table", ["thead", "tbody", "tr"]],
  ["thead", ["tr"]],
  ["tbody", ["tr"]],
  ["tr", ["td", "th"]],
]);

/** What stands in an element at no depth. */
const banned = new Map([
  ["a", ["a"]],
  ["th", headings],
]);

/** Lists, tables and what tables are made of: the part that anything else is put into there. */
const parts = new Map([
  ...lists.map((name) => [name, "li"] as const),
  ["table", "tr"],
  ["thead", "tr"],
  ["tbody", "tr"],
  ["tr", "td"],
]);

/** What a part is put into that stands outside of it. */
const wholes = new Map([
  ["li", "ul"],
  ...["thead", "tbody", "tr", "td", "th"].map((name) => [name, "table"] as const),
]);

export const elements: readonly string[] = [...contents.keys()].filter((one) => one[0] !== "#");

export const partOf = (name: string): string | undefined => parts.get(name);
export const isInline = (name: string): boolean => inline.includes(name);
export const isHeading = (name: string): boolean => headings.includes(name);
export const isList = (name: string): boolean => lists.includes(name);
/** Whether it is text alone that an element is for: a paragraph, a heading, something inline. */
export const holdsPhrasing = (name: string): boolean => contents.get(name) === phrasing;
export const isVoid = (name: string): boolean => voidElements.includes(name);

export function wholeOf(node: Node): string | undefined {
  return typeof node === "string" ? undefined : wholes.get(node.name);
}

/** Whether a node may stand in an element of that name, with all that it holds. */
export function mayHold(name: string, node: Node): boolean {
  if (isBlank(node)) return true;
  const child = typeof node === "string" ? "#text" : node.name;
  if (!contents.get(name)?.includes(child)) return false;
  return !banned.get(name)?.some((other) => isOrHolds(node, other));
}

function isOrHolds(node: Node, name: string): boolean {
  if (typeof node === "string") return false;
  return node.name === name || node.children.some((child) => isOrHolds(child, name));
}
