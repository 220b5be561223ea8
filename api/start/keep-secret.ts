import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDataFolder } from "./data-folder.ts";

/**
 * The shop's own secret, made at the first start and kept in the data folder since: 256 bits in
 * base64url. Whoever has the folder can sign in the shop's name; a backup holds it too.
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, "secret");
  openDataFolder(dataDir);
  return read(file) ?? make(file);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written whole under another name first: of two processes starting at once one is the first. */
function make(file: string): string {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(own);
  }
  return readFileSync(file, "utf8");
}
