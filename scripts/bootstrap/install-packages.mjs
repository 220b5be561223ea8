import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Runs `npm ci` unless `node_modules` holds just what the lock file lists. */
export function installPackages(root) {
  const reason = whyIncomplete(root);
  if (!reason) return;
  console.log(`Installing packages: ${reason} …`);
  const began = Date.now();
  // Under NODE_ENV=production npm would leave out what the storefront is built with.
  const flags = ["ci", "--include=dev", "--include=optional", "--loglevel=error", "--no-progress"];
  const { error, status, stderr } = runNpm(flags, root);
  if (error || status !== 0) {
    const complaint = error?.message ?? firstComplaint(stderr);
    throw new Error(`The packages could not be installed: ${complaint}`);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Compares the lock file with the one that npm leaves inside `node_modules`. */
function whyIncomplete(root) {
  const installedLock = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedLock)) return "there are none yet";
  const wanted = packagesIn(join(root, "package-lock.json"));
  const installed = packagesIn(installedLock);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === "" || entry.link) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const present = installed[path];
    if (!present && !isNeededHere(name, entry, wanted[""])) continue;
    if (present?.version !== entry.version) return `${name} ${entry.version} is wanted`;
    if (!existsSync(join(root, path, "package.json"))) return `${name} is missing`;
  }
  return undefined;
}

/** npm leaves out the optional packages of other platforms; ours are needed all the same. */
function isNeededHere(name, entry, project) {
  if (!entry.optional) return true;
  const isOurs = name in (project.optionalDependencies ?? {});
  const matches = (list, value) => !list || [list].flat().includes(value);
  return isOurs && matches(entry.os, process.platform) && matches(entry.cpu, process.arch);
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function runNpm(flags, root) {
  const options = { cwd: root, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" };
  // npm names its own program when it runs a script; by hand it is found in PATH.
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return spawnSync(process.execPath, [npm, ...flags], options);
  return spawnSync("npm", flags, { ...options, shell: process.platform === "win32" });
}

function firstComplaint(stderr) {
  const lines = stderr.split("\n").map((line) => line.replace(/^npm (error|ERR!)\s*/, "").trim());
  const telling = lines.filter((line) => line && !/^(code|errno|syscall|path) /.test(line));
  return telling[0] ?? "npm did not say why.";
}
