/** PostgreSQL refuses or ends connections: class 08, shut down or starting (57P), full (53). */
const awayStates = /^(?:08\w{3}|57P0[123]|53\d00)$/;

/** What `pg` says without a code. */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/**
 * Whether an error of a query says that the database itself is away for a moment: killed, starting,
 * full or overcrowded. The same may be asked again a little later.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = "", syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === undefined) return awayWords.test(message);
  return syscall === "connect" || ["ECONNRESET", "EPIPE"].includes(code) || awayStates.test(code);
}
