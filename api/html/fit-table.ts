import { neighbors } from "./neighbors.ts";
import { type Element, elementsOf, type Node } from "./tree.ts";

/** How many columns and rows a cell spans. */
interface Spans {
  colspan: number;
  rowspan: number;
}

/** Wider than any table on a page, and little enough work to lay out. */
const maxSpan = 100;

interface PlacedCell extends Spans {
  cell: Element;
  column: number;
}

/**
 * A table of rows and cells → the same with its head first, no row without a cell, and no cell
 * that reaches over another one, beyond its part of the table, or into a column or row where no
 * cell begins.
 */
export function fitTable(table: Element): Element {
  const placed = neighbors(elementsOf(table), ({ name }) => name === "tr" || undefined)
    .map(({ kind, nodes }) => (kind ? nodes : elementsOf(nodes[0])))
    .flatMap(placeCells);
  const columns = new Set(placed.map(({ column }) => column));
  const cells = new Map(placed.map((one) => [one.cell, cutToColumns(one, columns)]));
  const fitRows = (nodes: Node[]): Node[] =>
    nodes.flatMap((node): Node[] => {
      if (typeof node === "string") return [node];
      const fitted = cells.get(node) ?? { ...node, children: fitRows(node.children) };
      return cells.has(node) || hasParts(fitted) ? [fitted] : [];
    });
  return headFirst({ ...table, children: fitRows(table.children) });
}

/** The place that a browser gives each cell of some rows, cut before what has its place already. */
function placeCells(rows: Element[]): PlacedCell[] {
  const filled = rows.map(hasParts);
  /** By column, the first row in which it is free. */
  const freeFrom: number[] = [];
  return rows.flatMap((row, y) => {
    const isFree = (column: number) => (freeFrom[column] ?? 0) <= y;
    let next = 0;
    return elementsOf(row).map((cell) => {
      while (!isFree(next)) next++;
      const column = next;
      const end = column + spanOf(cell, "colspan");
      const reached = filled.slice(y, y + spanOf(cell, "rowspan"));
      do {
        freeFrom[next] = y + reached.length;
        next++;
      } while (next < end && isFree(next));
      return { cell, column, colspan: next - column, rowspan: reached.filter(Boolean).length };
    });
  });
}

function spanOf(cell: Element, name: keyof Spans): number {
  return Math.min(Number(cell.attributes[name] ?? 1), maxSpan);
}

function cutToColumns({ cell, column, colspan, rowspan }: PlacedCell, columns: Set<number>) {
  const spanned = Array.from({ length: colspan }, (_, index) => column + index);
  const spans: Spans = { colspan: spanned.filter((one) => columns.has(one)).length, rowspan };
  const attributes = { ...cell.attributes };
  for (const name of ["colspan", "rowspan"] as const) {
    if (spans[name] === Number(attributes[name] ?? 1)) continue;
    if (spans[name] === 1) delete attributes[name];
    else attributes[name] = String(spans[name]);
  }
  return { ...cell, attributes };
}

function hasParts(whole: Element): boolean {
  return whole.children.some((child) => typeof child !== "string");
}

/** A head in any other place is but one more part of the body. */
function headFirst(table: Element): Element {
  const [first] = elementsOf(table);
  const children = table.children.map((part) => {
    if (typeof part === "string" || part.name !== "thead" || part === first) return part;
    return { ...part, name: "tbody" };
  });
  return { ...table, children };
}
