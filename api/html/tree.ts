import { Parser } from "htmlparser2";

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

/** An element, or text. Texts and attributes stay escaped as they were. */
export type Node = Element | string;

/** Elements that hold nothing and are not closed. */
export const voidElements: readonly string[] = ["br", "hr"];

/** HTML with every tag closed, as the sanitizer writes it → what it holds. */
export function parseHtml(html: string): Node[] {
  const fragment: Element = { name: "#fragment", attributes: {}, children: [] };
  const open = [fragment];
  const add = (node: Node) => open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, children: [] };
        add(element);
        open.push(element);
      },
      ontext: add,
      onclosetag: () => open.pop(),
    },
    // Of HTML's own rules, by which tags close each other, nothing is left to apply.
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(html);
  return fragment.children;
}

export function writeHtml(nodes: Node[]): string {
  return nodes.map(write).join("");
}

function write(node: Node): string {
  if (typeof node === "string") return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`);
  const beginning = `<${node.name}${attributes.join("")}`;
  if (voidElements.includes(node.name)) return `${beginning} />`;
  return `${beginning}>${writeHtml(node.children)}</${node.name}>`;
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== "string");
}

/** Text without a word. */
export function isBlank(node: Node): boolean {
  return typeof node === "string" && !/\S/.test(node);
}

export function hasWords(node: Node): boolean {
  return typeof node === "string" ? !isBlank(node) : node.children.some(hasWords);
}
