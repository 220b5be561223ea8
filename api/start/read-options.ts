import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartupFault } from "./startup-fault.ts";

/**
 * What was typed behind a command, as `parseArgs` reads it.
 * @throws StartupFault with the usage for an option that there is not.
 */
export function readOptions<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new StartupFault(`${(error as Error).message}\n${usage}`);
  }
}
