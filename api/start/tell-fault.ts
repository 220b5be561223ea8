import { isDatabaseAway } from "../db/is-away.ts";
import { StartupFault } from "./startup-fault.ts";

/** What a folder that is no good for the shop answers. */
const folderFaults: Readonly<Record<string, string>> = {
  EACCES: "is not this account's to write to",
  EPERM: "is not this account's to write to",
  EROFS: "cannot be written to",
  ENOTDIR: "stands in a file, not in a folder",
  EEXIST: "is a file, not a folder",
  ELOOP: "is a link that leads nowhere",
  ENAMETOOLONG: "is too long a name",
};

/** One line for what the person at the terminal can mend, the whole stack for what is our bug. */
export function tellFault(error: unknown): void {
  console.error(wordsOf(error) ?? error);
}

function wordsOf(error: unknown): string | null {
  const { code = "", message, path } = error as NodeJS.ErrnoException;
  const isDiskFull = ["ENOSPC", "EDQUOT", "53100"].includes(code) || /No space left/.test(message);
  if (isDiskFull) return "The disk is full: make room and start again.";
  if (error instanceof StartupFault) return message;
  if (isDatabaseAway(error)) return `The database has gone away: ${message}. Start again.`;
  const words = path && folderFaults[code];
  return words ? `${path} ${words}: mend that, or set DATA_DIR to another folder.` : null;
}
