import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
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

/** A place as hopeless on every Linux: root may write there, and gets ENOENT. */
const inProc = (path: string) => ({ DATA_DIR: `/proc/${path}` });

const nobody = "postgres://postgres:hush@127.0.0.1:1/shop";

test.each<[string, string[], () => NodeJS.ProcessEnv, RegExp]>([
  [
    "a port that is no number",
    ["main.ts"],
    () => ({ PORT: "abc" }),
    /^PORT is “abc”, and should be a whole number from 0 to 65535\.\n$/,
  ],
  ["a taken port", ["main.ts"], () => ({ PORT: takenPort }), /^Port \d+ is taken: /],
  ["an address elsewhere", ["main.ts"], () => ({ HOST: "203.0.113.9" }), /^203.+ no address/],
  [
    "a data folder inside a file",
    ["main.ts"],
    () => ({ DATA_DIR: `${file}/data` }),
    /file is no folder: /,
  ],
  ["a data folder that is a file", ["main.ts"], () => ({ DATA_DIR: file }), /file is no folder: /],
  ["a data folder where none can be made", ["main.ts"], () => inProc("x/y"), /^\/proc takes no /],
  ["a data folder that takes nothing", ["main.ts"], () => inProc(""), /^\/proc takes no /],
  ["a restore into such a place", ["../scripts/restore.ts", file], () => inProc("x"), /^\/proc /],
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

test("with its port taken a shop leaves nothing behind", async () => {
  const dataDir = join(folder, "never made");
  const env = { ...process.env, HOST: "127.0.0.1", PORT: takenPort, DATA_DIR: dataDir };
  const failed = run(process.execPath, [join(import.meta.dirname, "..", "main.ts")], { env });
  await expect(failed).rejects.toMatchObject({ code: 1 });
  expect(existsSync(dataDir)).toBe(false);
});
