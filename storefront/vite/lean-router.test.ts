import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leanRouter, leanRouterFiles } from "./lean-router.ts";

const router = dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

/** The files as the browser's build would get them; throws what would fail the build. */
function lean(files: readonly string[]): string[] {
  const { transform, buildEnd } = leanRouter() as unknown as Record<
    "transform" | "buildEnd",
    (this: unknown, ...args: string[]) => { code: string }
  >;
  const build = {
    parse: parseAst,
    error: (fault: string) => {
      throw new Error(fault);
    },
  };
  const codes = files.map((file) => {
    const path = join(router, "dist/production/lib", file);
    return transform.call(build, readFileSync(path, "utf8"), path).code;
  });
  buildEnd.call(build);
  return codes;
}

test("the installed router has every function that is left out, and is whole without them", () => {
  const codes = lean(leanRouterFiles);
  for (const code of codes) expect(() => parseAst(code)).not.toThrow();
  expect(codes.join()).toContain(
    'function handleAction() { throw new Error("No handleAction here") }',
  );
});

test("a router that has moved one fails the build by its name", () => {
  const without = leanRouterFiles.filter((file) => !file.includes("single-fetch"));
  expect(() => lean(without)).toThrow("React Router has no nonSsrStrategy, singleFetchAction");
});
