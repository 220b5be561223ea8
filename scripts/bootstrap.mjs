// Before every command: `node scripts/bootstrap.mjs FILE [ARGUMENT …]` installs what is missing,
// then runs FILE on Node 24. Node 20 must understand this file and those in bootstrap/.

import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode } from "./bootstrap/find-node.mjs";
import { handOver } from "./bootstrap/hand-over.mjs";
import { installPackages } from "./bootstrap/install-packages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...rest] = process.argv.slice(2);
const program = resolve(root, file);

/** What is young may take 16 MB: on a machine with much memory it would take 100, to no use. */
const serverFlags = ["--max-semi-space-size=16"];
const flags = program === join(root, "api", "main.ts") ? serverFlags : [];

try {
  installPackages(root);
  handOver(findNode(root), [...flags, program, ...rest], join(root, "node_modules", ".bin"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
