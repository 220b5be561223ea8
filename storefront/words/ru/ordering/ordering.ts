import { faults } from "../faults.ts";
import { cartPage } from "./cart-page.ts";
import { checkout } from "./checkout.ts";
import { orders } from "./orders.ts";

/** The words that come with the pages of an order, from the cart to its history. */
export const ordering = { cartPage, checkout, orders, faults };
