import type { finding as ru } from "../../ru/finding/finding.ts";
import { favorites } from "./favorites.ts";

export const finding: typeof ru = { favorites };
