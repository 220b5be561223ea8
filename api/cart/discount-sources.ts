import type { DiscountSource } from "./price-cart.ts";

/** The shop's promotions in the order they stack, each one line here. None yet. */
export const discountSources: readonly DiscountSource[] = [];
