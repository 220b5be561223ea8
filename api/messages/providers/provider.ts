import type { Locale } from "#contract/locale.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../context.ts";
import type { Channel } from "../tables.ts";

/** A message as it is sent. */
export interface Letter {
  channel: Channel;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** One way to people. A message may be sent more than once: `id` is the same each time. */
export interface MessageProvider {
  name: string;
  channels: readonly Channel[];
  /** Whether the settings switch it on. */
  isOn(config: Config): boolean;
  /** Rejects when the message was not taken; it is then tried again. */
  send(letter: Letter, id: number, db: Db): Promise<void>;
}
