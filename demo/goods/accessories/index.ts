import type { Model } from "../types.ts";
import { bridleBelt } from "./bridle-belt.ts";
import { canvasTote } from "./canvas-tote.ts";
import { cashmereBeanie } from "./cashmere-beanie.ts";
import { checkedScarf } from "./checked-scarf.ts";
import { crossbodyBag } from "./crossbody-bag.ts";
import { drawstringBucketBag } from "./drawstring-bucket-bag.ts";
import { feltedBeret } from "./felted-beret.ts";
import { fringedScarf } from "./fringed-scarf.ts";
import { leatherTote } from "./leather-tote.ts";
import { paintedSilkSquare } from "./painted-silk-square.ts";
import { ribbedBeanie } from "./ribbed-beanie.ts";
import { softSuedeBelt } from "./soft-suede-belt.ts";
import { suedeCrossbodyBag } from "./suede-crossbody-bag.ts";
import { suedeTote } from "./suede-tote.ts";

/** Bags, belts, scarves and hats. */
export const accessoryModels: Model[] = [
  checkedScarf,
  leatherTote,
  ribbedBeanie,
  suedeTote,
  canvasTote,
  crossbodyBag,
  bridleBelt,
  softSuedeBelt,
  feltedBeret,
  fringedScarf,
  cashmereBeanie,
  paintedSilkSquare,
  drawstringBucketBag,
  suedeCrossbodyBag,
];
