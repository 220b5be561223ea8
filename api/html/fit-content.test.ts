import fc from "fast-check";
import sanitizeHtml from "sanitize-html";
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { isInline, mayHold } from "./content-model.ts";
import { isBlank, type Node, parseHtml } from "./tree.ts";

test.each([
  [
    "text in a list is an item",
    "<ul>a<li>b</li><p>c</p> </ul>",
    "<ul><li>a</li><li>b</li><li><p>c</p> </li></ul>",
  ],
  [
    "an item without a list gets one",
    "<li>a</li>\n<li>b</li>c",
    "<ul><li>a</li>\n<li>b</li></ul>c",
  ],
  [
    "a list beside an item is its inner list",
    "<ul><li>a</li> <ul><li>b</li></ul></ul>",
    "<ul><li>a<ul><li>b</li></ul></li> </ul>",
  ],
  [
    "items are freed from a paragraph around them",
    "<ul><div><li>a</li><li>b</li></div></ul>",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "bold items are items of bold text",
    "<ul><b><li>a</li><li>b</li></b></ul>",
    "<ul><li><b>a</b></li><li><b>b</b></li></ul>",
  ],
  [
    "a cell without a row gets one",
    "<table><td>a</td> <td>b</td></table>",
    "<table><tr><td>a</td> <td>b</td></tr></table>",
  ],
  [
    "a row without a table gets one",
    "a<tr><td>b</td><td>c</td></tr>",
    "a<table><tr><td>b</td><td>c</td></tr></table>",
  ],
  [
    "text between rows is a row",
    "<table>a<tr>b<td>c</td></tr></table>",
    "<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>",
  ],
  [
    "a head below the body is one more part of it",
    "<table><tbody><tr><td>a</td></tr></tbody><thead><tr><td>b</td></tr></thead></table>",
    "<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>",
  ],
  [
    "a bold paragraph is a paragraph of bold text",
    "<b>a<p>b</p>c</b>",
    "<b>a</b><p><b>b</b></p><b>c</b>",
  ],
  [
    "a linked heading is a heading with a link",
    '<a href="/x"><h2>a</h2></a>',
    '<h2><a href="/x">a</a></h2>',
  ],
  [
    "a linked list is a list of links",
    '<a href="/x"><ul><li>a</li></ul></a>',
    '<ul><li><a href="/x">a</a></li></ul>',
  ],
  [
    "a link in a link ends it",
    '<a href="/x">a<b><a href="/y">b</a>c</b></a>',
    '<a href="/x">a</a><b><a href="/y">b</a><a href="/x">c</a></b>',
  ],
  ["a paragraph in a heading is a heading", "<h2><p>a</p>b</h2>", "<h2>a</h2><h2>b</h2>"],
  [
    "no level of headings is skipped",
    "<h3>a</h3><h4>b</h4><h4>c</h4><h2>d</h2><blockquote><h4>e</h4></blockquote>",
    "<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2><blockquote><h3>e</h3></blockquote>",
  ],
  ["a list parts a heading", "<h2>a<ul><li>b</li></ul></h2>", "<h2>a</h2><ul><li>b</li></ul>"],
  [
    "a list parts a paragraph",
    "<p>a<i>b<ol><li>c</li></ol>d</i></p>",
    "<p>a<i>b</i></p><ol><li><i>c</i></li></ol><p><i>d</i></p>",
  ],
  [
    "a heading in the head of a column is a paragraph",
    "<table><tr><th><h2>a</h2></th></tr></table>",
    "<table><tr><th><p>a</p></th></tr></table>",
  ],
  ["a heading without a word is left out", "a<h2> <br></h2>b", "a b"],
  ["terms and their meanings stay apart", "<dl><dt>a</dt><dd>b</dd></dl>", "<p>a</p><p>b</p>"],
])("%s", (_, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
  expect(cleanHtml(clean)).toBe(clean);
});

test("what is well built stays as it is", () => {
  const html = `<h2>a</h2>
<p>b <a href="/x"><b>c</b></a><br />d</p>
<ul>
  <li>e
    <ol> <li><p>f</p> g</li> </ol>
  </li>
</ul>
<table>
  <thead> <tr> <th rowspan="2" colspan="2">h</th> <th>i</th> </tr> <tr> <th>j</th> </tr> </thead>
  <tbody> <tr> <td>k</td> <td></td> <td>l</td> </tr> </tbody>
</table>
m`;
  expect(cleanHtml(html)).toBe(html);
});

const spoken = ["span", "font", "label"];
const strange = [
  "div",
  "section",
  "dl",
  "dt",
  "dd",
  "h1",
  "h6",
  "tfoot",
  "caption",
  "center",
  "pre",
];
const known = ["p", "h2", "h3", "blockquote", "ul", "ol", "li", "a", "a", "b", "em", "small"];
const ofTables = ["table", "thead", "tbody", "tr", "th", "td"];

const { anything } = fc.letrec<{ anything: string; one: string }>((tie) => ({
  anything: fc.array(tie("one"), { maxLength: 4 }).map((pieces) => pieces.join("")),
  one: fc.oneof(
    { maxDepth: 8, depthSize: "medium" },
    fc.constantFrom("silk", " linen ", "5 &lt; 6", " ", "\n", "<br>", "<hr>", "<img src=x>"),
    fc
      .tuple(fc.constantFrom(...spoken, ...strange, ...known, ...ofTables), tie("anything"))
      .map(([name, html]) => `<${name}${name === "a" ? ' href="/x"' : ""}>${html}</${name}>`),
  ),
}));

test("of any tags in each other the words stay, whole and in order, each where it may stand", () => {
  fc.assert(
    fc.property(anything, (html) => {
      const clean = cleanHtml(html);
      const [seen, written] = [clean, sanitizeHtml(html, everything)].map(wordsOf);
      expect(seen?.join("")).toBe(written?.join(""));
      expect(endsOf(seen)).toEqual(expect.arrayContaining(endsOf(written)));
      expect(misplacedIn("#fragment", parseHtml(clean))).toEqual([]);
      expect(clean).not.toMatch(/<(p|h\d|tr)>\s*<\/\1>/);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});

/** What the parser reads: some tags end others before their own end. */
const everything = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
} as const;

/** Words as they are seen: a block ends one, what is inline does not. */
function wordsOf(html: string): string[] {
  const inLines = html.replace(/<\/?(\w+)[^>]*>/g, (_, name: string) =>
    isInline(name) || spoken.includes(name) || name === "img" ? "" : " ",
  );
  return inLines.split(/\s+/).filter(Boolean);
}

/** After how many letters words end: two that run together have one end less. */
function endsOf(words: string[] = []): number[] {
  return words.map((_, index) => words.slice(0, index + 1).join("").length);
}

/** What the content model has no place for, however it came there. */
function misplacedIn(name: string, nodes: Node[]): string[] {
  return nodes.flatMap((node, index) => {
    const child = typeof node === "string" ? node : node.name;
    const fits =
      mayHold(name, node) && !(child === "thead" && !nodes.slice(0, index).every(isBlank));
    const inside = typeof node === "string" ? [] : misplacedIn(node.name, node.children);
    return fits ? inside : [`${child} in ${name}`, ...inside];
  });
}
