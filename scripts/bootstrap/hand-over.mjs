import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter } from "node:path";

/** Runs `node ARGUMENTS` in place of this process; its children find the packages' programs. */
export function handOver(node, args, programs) {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  if (process.execve && process.platform !== "win32") {
    process.execve(node, [node, ...args], env);
  }
  runAsChild(node, args, env);
}

/** Node 20 cannot replace itself: it passes signals on and ends as its child ended. */
function runAsChild(node, args, env) {
  const child = spawn(node, args, { env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("error", (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}
