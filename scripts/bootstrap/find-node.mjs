import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

const NEEDED = 24;

/** The path of a Node 24 or newer: the one from the packages, else the one that runs now. */
export function findNode(root) {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const folder = join(root, "node_modules", `node-${platform}-${process.arch}`, "bin");
  const packaged = join(folder, process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(packaged) && (isRunning(packaged) || works(packaged))) return packaged;
  if (major(process.version) >= NEEDED) return process.execPath;
  throw new Error(
    `Vitrina needs Node ${NEEDED} or newer, this is ${process.version}, and npm has none for ` +
      `${process.platform} on ${process.arch}: install one from https://nodejs.org`,
  );
}

function isRunning(program) {
  return realpathSync(program) === realpathSync(process.execPath);
}

/** A program for another C library is there, yet does not start. */
function works(program) {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return major(stdout) >= NEEDED;
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version ?? "")?.[1] ?? 0);
}
