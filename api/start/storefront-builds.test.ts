import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { claimBuild, removeUnserved } from "./storefront-builds.ts";

const served = "0123456789abcdef";
const left = "fedcba9876543210";
let folder: string;

beforeEach(() => {
  folder = temporaryFolder("builds");
  for (const name of [served, left, "new"])
    mkdirSync(join(folder, name, "client"), { recursive: true });
});

function claimOfDead(build: string): void {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(join(folder, build, `served-by-${pid}`), String(pid));
}

test("a build goes when whoever served it has ended, by whatever", () => {
  claimBuild(join(folder, served));
  claimOfDead(left);
  removeUnserved(folder);
  expect(readdirSync(folder).toSorted()).toEqual([served, "new"]);
});

test("a build stays while one of those who served it lives; the others are forgotten", () => {
  claimBuild(join(folder, served));
  claimOfDead(served);
  removeUnserved(folder);
  expect(readdirSync(join(folder, served))).toEqual(["client", `served-by-${process.pid}`]);
});

test("what is no build is left alone", () => {
  mkdirSync(join(folder, "notes"));
  removeUnserved(folder);
  expect(readdirSync(folder).toSorted()).toEqual(["new", "notes"]);
});
