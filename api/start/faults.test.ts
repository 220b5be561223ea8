import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";

vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const folder = temporaryFolder("faults");
const file = join(folder, "file");
const taken = createServer();
let takenPort: string;

beforeAll(async () => {
  writeFileSync(file, "");
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  takenPort = String((taken.address() as AddressInfo).port);
});
afterAll(() => {
  taken.close();
});

const nobody = "postgres://postgres:hush@127.0.0.1:1/shop";

test.each<[string, string[], () => NodeJS.ProcessEnv, RegExp]>([
  ["a port that is no number", ["main.ts"], () => ({ PORT: "abc" }), /^The environment.+PORT: /],
  ["a taken port", ["main.ts"], () => ({ PORT: takenPort }), /^Port \d+ is taken: /],
  ["an address elsewhere", ["main.ts"], () => ({ HOST: "203.0.113.9" }), /^203.+ no address/],
  [
    "a data folder inside a file",
    ["main.ts"],
    () => ({ DATA_DIR: `${file}/data` }),
    / in a file, /,
  ],
  ["a data folder that is a file", ["main.ts"], () => ({ DATA_DIR: file }), / is a file, /],
  [
    "no database",
    ["staff/command.ts", "orders"],
    () => ({ DATABASE_URL: nobody }),
    /:1\/shop .+ECONN/,
  ],
])("%s is told in one line", async (_, [program = "", ...args], settings, words) => {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, ...settings() };
  const failed = await run(process.execPath, [join(import.meta.dirname, "..", program), ...args], {
    env,
  }).catch((fault) => fault);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(words);
  expect(failed.stderr.trim()).not.toContain("\n");
  expect(failed.stderr).not.toContain("hush");
});
