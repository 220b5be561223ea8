import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { keepSecret } from "./keep-secret.ts";

test("the secret is made once, is long, and is the owner's alone", () => {
  const dataDir = join(temporaryFolder("secret"), "data");
  const secret = keepSecret(dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keepSecret(dataDir)).toBe(secret);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});
