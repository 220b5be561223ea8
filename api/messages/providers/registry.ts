import type { Config } from "../../config.ts";
import type { Channel } from "../tables.ts";
import type { MessageProvider } from "./provider.ts";
import { sandbox } from "./sandbox.ts";

/** Everyone who can carry messages; of those that are switched on the first one gets them. */
const providers: readonly MessageProvider[] = [sandbox];

/** Who carries messages of a channel. @throws Error when nobody is switched on: they wait then. */
export function providerOfChannel(channel: Channel, config: Config): MessageProvider {
  const provider = providers.find((one) => one.isOn(config) && one.channels.includes(channel));
  if (!provider) throw new Error(`Nobody is set up to carry messages by ${channel}`);
  return provider;
}
