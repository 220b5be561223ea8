import type { Config } from "../../config.ts";
import { builtIn } from "./built-in.ts";
import type { Recommender } from "./provider.ts";
import { rees46 } from "./rees46/rees46.ts";

/** Every recommender; the first one that is switched on is asked. The shop's own always is. */
const recommenders: readonly Recommender[] = [rees46, builtIn];

export function recommenderFor(config: Config): Recommender {
  return recommenders.find((one) => one.isOn(config)) ?? builtIn;
}
