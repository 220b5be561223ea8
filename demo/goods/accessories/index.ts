import type { Model } from "../types.ts";
import { checkedScarf } from "./checked-scarf.ts";
import { leatherTote } from "./leather-tote.ts";
import { ribbedBeanie } from "./ribbed-beanie.ts";

/** Bags, belts, scarves and hats. */
export const accessoryModels: Model[] = [checkedScarf, leatherTote, ribbedBeanie];
