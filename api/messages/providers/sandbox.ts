import { insertLetter } from "../queries.ts";
import type { MessageProvider } from "./provider.ts";

/** Keeps messages for reading at /dev/outbox instead of sending them. */
export const sandbox: MessageProvider = {
  name: "sandbox",
  channels: ["email", "sms"],
  isOn: (config) => config.sandbox,
  send: (letter, id, db) => insertLetter(db, id, letter),
};
