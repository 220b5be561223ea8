import { about } from "./about.ts";
import { contacts } from "./contacts.ts";
import { deliveryAndPayment } from "./delivery-and-payment.ts";
import type { Page } from "./page.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { returns } from "./returns.ts";
import { sizeGuide } from "./size-guide.ts";
import { terms } from "./terms.ts";

/** Every static page; `about` stands at `/about`, the others at `/pages/<slug>`. */
export const pages: Page[] = [
  about,
  deliveryAndPayment,
  returns,
  sizeGuide,
  contacts,
  privacyPolicy,
  terms,
];
