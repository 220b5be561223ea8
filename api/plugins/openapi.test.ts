import { expect, test } from "vitest";
import { writeCallBook } from "../app.ts";
import { openApiDocument } from "./openapi.ts";

/** The specification's calls (§7) that the shop serves. */
const served = [
  "carts/",
  "carts/clear/",
  "carts/delete/",
  "carts/items/",
  "carts/items/{id}/",
  "carts/items/{id}/decrease/",
  "carts/items/{id}/increase/",
  "carts/items/{id}/update-quantity/",
  "carts/items/{id}/update-size/",
  "catalog/",
  "catalog/breadcrumbs/",
  "categories/",
  "categories/{path}/",
  "handbooks/delivery-types/",
  "handbooks/localities/",
  "handbooks/orders-issue-points/",
  "handbooks/payment-types/",
  "handbooks/product-labels/",
  "kits/{id}/",
  "labels/",
  "orders/",
  "orders/calc-price/",
  "orders/{number}/",
  "orders/{number}/check-payment/",
  "orders/{number}/pay/",
  "pages/error/",
  "pages/homepage/homepage/",
  // About, contacts and every other page of text.
  "pages/{slug}/",
  "products/",
  "products/marketing/",
  "products/recommends/",
  "products/viewed/",
  "products/{id}/",
  "products/{id}/availability/",
  "products/{id}/sizes/",
  "recommendations/",
  "search/",
  "search/popular/",
  "search/queries/",
  "seo/has-redirect/",
  "sets/list/",
  "sets/page/",
  "sets/{id}/",
  "vars/",
];

/** Those still to come: a call that is served moves up. */
const toCome = [
  "articles/",
  "articles/{id}/",
  "authorization/admin-login/",
  "authorization/email-confirm-page/",
  "authorization/email-confirm/",
  "authorization/login-page/",
  "authorization/login/",
  "authorization/login/complete/",
  "authorization/logout/",
  "authorization/lor/",
  "authorization/lor/complete/",
  "authorization/registration-page/",
  "authorization/registration/",
  "authorization/registration/complete/",
  "authorization/registration/resend/",
  "authorization/restore/password/",
  "authorization/restore/request/",
  "authorization/restore/verify/",
  "authorization/token/refresh/",
  "forms/admission/",
  "forms/callback/",
  "forms/custom/{slug}/",
  "forms/stylist/",
  "forms/subscribe-landing/",
  "forms/subscribe/",
  "forms/subscribe_notification/",
  "gift-cards/card/{id}/",
  "gift-cards/order/",
  "gift-cards/orders/{id}/check-payment/",
  "gift-cards/page/",
  "gift-cards/short-card/{id}/",
  "handbooks/orders-points/",
  "handbooks/payment-descriptions/",
  "handbooks/regions/",
  "handbooks/set-locality-coords/",
  "help/first/",
  "help/{slug}/",
  "lookbook/collection/{id}/",
  "lookbook/collections/",
  "magazine/",
  "magazine/rubrics/",
  "my/account/",
  "my/account/metrika/",
  "my/admissions/",
  "my/admissions/{id}/",
  "my/change-password/",
  "my/favorites/",
  "my/favorites/logined/",
  "my/gift-card-orders/",
  "my/gift-card-orders/{id}/",
  "my/loyalty-cards/",
  "my/orders/",
  "my/orders/{id}/",
  "my/orders/{id}/check-payment/",
  "my/orders/{id}/pay/",
  "orders/apply-coupon/",
  "orders/apply-gift-card/",
  "orders/available-coupons/",
  "orders/fast/",
  "seo/seo-page/",
  "shops/",
  "shops/{id}/",
];

const prefix = "/api/{locale}/";
const document = openApiDocument(writeCallBook());
const paths = Object.keys(document.paths).map((path) => path.slice(prefix.length));

test("every call of the specification is in the document or named as still to come", () => {
  const specified = paths.filter((path) => !path.startsWith("staff/"));
  expect(specified.toSorted()).toEqual(served.toSorted());
  expect(toCome.filter((path) => paths.includes(path))).toEqual([]);
});

test("every call of the contract is served", () => {
  expect(writeCallBook().missing()).toEqual([]);
});

test("every operation says what it is and what it answers, and refers to nothing missing", () => {
  const schemas = Object.keys(document.components.schemas);
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.responses).toHaveProperty("default");
  }
  const references = JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of references) expect(schemas).toContain(name);
});
