import type { Channel } from "../tables.ts";
import type { MessageProvider } from "./provider.ts";
import { sandbox } from "./sandbox.ts";

/** Who carries messages of a channel. */
export const providerOfChannel: Record<Channel, MessageProvider> = {
  email: sandbox,
  sms: sandbox,
};
