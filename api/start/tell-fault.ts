import { StartupFault } from "./startup-fault.ts";

/** One line for what the person at the terminal can mend, the whole stack for what is our bug. */
export function tellFault(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  const isDiskFull = code === "ENOSPC" || code === "53100" || /No space left/.test(message);
  if (isDiskFull) console.error("The disk is full: make room and start again.");
  else if (error instanceof StartupFault) console.error(message);
  else console.error(error);
}
