import type { CutId } from "../catalogue.ts";
import type { Cut } from "../garment.ts";
import { shirt } from "./shirt.ts";

/** Every cut that a product may name. */
export const cuts = { shirt } as unknown as Record<CutId, Cut>;
