import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { Environment } from "#api/environment.ts";
import manifest from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const rooms = "{contract,api,storefront,demo,importers,e2e,bench,scripts,docs}";
const files = globSync(["*.*", `${rooms}/**/*`], { cwd: root }).map((path) =>
  path.replaceAll("\\", "/"),
);
const pages = files.filter((path) => path.endsWith(".md"));
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

/** "kept-panel.tsx" and "parts/filters/kept-panel.tsx" both name the file that they end. */
function isThere(name: string): boolean {
  return files.some((path) => path === name || path.endsWith(`/${name}`));
}

test.each(pages)("%s names only files that there are", (page) => {
  const named = Array.from(
    textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|sql|md|json)|[a-z]+\/[\w./-]+\/)`/g),
    ([, name = ""]) => name,
  );
  const ours = named.filter((name) => !name.endsWith("/") || isRoom(name.split("/")[0]));
  const gone = ours.filter((name) => !name.includes("NNNN") && !isThere(name.replace(/\/$/, "")));
  expect(gone).toEqual([]);
});

function isRoom(name: string | undefined): boolean {
  return rooms
    .slice(1, -1)
    .split(",")
    .includes(name ?? "");
}

test.each(pages)("%s leads only to pages that there are", (page) => {
  const prose = textOf(page).replace(/```.*?```/gs, "");
  const links = Array.from(prose.matchAll(/\]\(([^)#:\s]+)\)/g), ([, target = ""]) => target);
  const gone = links
    .map((target) => posix.join(dirname(page), target).replace(/\/$/, ""))
    .filter((target) => !files.includes(target));
  expect(gone).toEqual([]);
});

test.each(pages)("%s gives only commands that there are", (page) => {
  const given = Array.from(textOf(page).matchAll(/npm run ([\w-]+)/g), ([, name = ""]) => name);
  expect(given.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test("the table of the environment has every variable that the shop reads, and no other", () => {
  const table = textOf("docs/running.md").matchAll(/^\| `([A-Z0-9_]+)` \|/gm);
  const told = Array.from(table, ([, name]) => name);
  expect(told.toSorted()).toEqual(Environment.keyof().options.toSorted());
});

test("the index of the documentation leads to every page of it", () => {
  const index = textOf("docs/README.md");
  const others = pages.filter((page) => page.startsWith("docs/") && page !== "docs/README.md");
  const missing = others.filter((page) => !index.includes(`](${page.slice("docs/".length)})`));
  expect(missing).toEqual([]);
});
