import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../../../config.ts";

export const signatureHeader = "x-sandbox-signature";

/** Hexadecimal HMAC-SHA256 over the body to the byte, keyed by the shop's secret. */
export function signBody(body: Buffer | string, { secret }: Pick<Config, "secret">): string {
  if (!secret) throw new Error("The sandbox bank needs the shop's secret to sign with");
  return createHmac("sha256", `sandbox bank:${secret}`).update(body).digest("hex");
}

export function isSignedBy(
  body: Buffer,
  signature: string | string[] | undefined,
  config: Pick<Config, "secret">,
): boolean {
  if (typeof signature !== "string") return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(signBody(body, config))];
  return given.length === right.length && timingSafeEqual(given, right);
}
