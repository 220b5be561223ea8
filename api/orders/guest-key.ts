import { createHash, randomBytes } from "node:crypto";

/** A guest's secret and what is kept of it. */
export interface GuestKey {
  key: string;
  hash: Buffer;
}

/** 192 random bits that open one order to whoever holds them. */
export function makeGuestKey(): GuestKey {
  const key = randomBytes(24).toString("base64url");
  return { key, hash: hashGuestKey(key) };
}

export function hashGuestKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
