import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isHeld } from "./lock.ts";

/** A build is a folder named by the fingerprint of its sources. */
const buildName = /^[\da-f]{16}$/;
const claimName = /^served-by-\d+$/;

/** Says that this process serves a build, as long as it lives. */
export function claimBuild(build: string): void {
  writeFileSync(join(build, `served-by-${process.pid}`), String(process.pid));
}

/** Takes away the builds in `folder` that no living process serves. */
export function removeUnserved(folder: string): void {
  for (const build of readdirSync(folder).filter((name) => buildName.test(name))) {
    const claims = readdirSync(join(folder, build)).filter((name) => claimName.test(name));
    const dead = claims.filter((name) => !isHeld(join(folder, build, name)));
    if (dead.length === claims.length) rmSync(join(folder, build), { recursive: true });
    else for (const name of dead) rmSync(join(folder, build, name));
  }
}
