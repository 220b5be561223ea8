import type { Actor } from "./context.ts";

/** An actor as histories and ledgers keep it: "customer", "staff:Anna", "provider:sandbox". */
export function actorLabel(actor: Actor): string {
  return actor.kind === "anonymous" ? "customer" : `${actor.kind}:${actor.name}`;
}

/** Work that the shop does by itself. */
export function systemActor(name: string): Actor {
  return { kind: "system", name };
}
