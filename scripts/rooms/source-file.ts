import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** A file of ours as the rules see it. */
export interface SourceFile {
  /** From the root, with slashes: "api/cart/add-item.ts". */
  path: string;
  text: string;
  /** What it imports or hands on: paths of ours from the root, or names of packages. */
  imports: string[];
}

const ROOT = join(import.meta.dirname, "..", "..");
const ROOMS = "{contract,api,storefront,demo,importers,e2e,bench,scripts}";

export function readSources(): SourceFile[] {
  const paths = globSync(`${ROOMS}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }).sort();
  return paths.map((path) => sourceFile(path, readFileSync(join(ROOT, path), "utf8")));
}

export function sourceFile(path: string, text: string): SourceFile {
  return { path, text, imports: importsIn(text).map((name) => resolve(path, name)) };
}

const FROM = /^\s*(?:import|export)\s[^;"'`]*?\bfrom\s*["']([^"']+)["']/gm;
const BARE = /^\s*import\s*["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']/g;

function importsIn(text: string): string[] {
  return [FROM, BARE, DYNAMIC].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => match[1] as string),
  );
}

function resolve(path: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? posix.join(dirname(path), name) : name;
}

/** "api" for "api/cart/add-item.ts", "zod" for "zod". */
export function roomOf(path: string): string {
  return path.split("/")[0] as string;
}

export function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith("api/testing/");
}
