import { spawnSync } from "node:child_process";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium that starts, `CHROMIUM` in the environment first. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM;
  return (named ? [named] : CANDIDATES).find(starts);
}

/** Ubuntu's package is a stub that only tells to install a snap: it is there, yet starts nothing. */
function starts(program: string): boolean {
  const { status, stdout } = spawnSync(program, ["--version"], {
    encoding: "utf8",
    timeout: 20_000,
  });
  return status === 0 && /Chrom/.test(stdout);
}

/** The one that starts, else Debian's package where apt and the rights for it are there. */
export function chromiumPathOrInstalled(): string | undefined {
  const present = chromiumPath();
  if (present || process.getuid?.() !== 0 || process.env.CHROMIUM) return present;
  const options = {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  if (spawnSync("apt-get", ["--version"], options).status !== 0) return undefined;
  console.log("Installing Chromium for the browser tests (apt-get install chromium) …");
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], options);
  return chromiumPath();
}
