import { expect, test } from "vitest";
import type { CallSpec } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { writeCallBook } from "../../app.ts";
import { openApiDocument } from "./openapi.ts";

/** Every call that the shop serves. */
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

test("every call is in the document or named as still to come", () => {
  const specified = paths.filter((path) => !path.startsWith("staff/"));
  expect(specified.toSorted()).toEqual(served.toSorted());
  expect(toCome.filter((path) => paths.includes(path))).toEqual([]);
});

test("every call of the contract is served", () => {
  expect(writeCallBook().missing()).toEqual([]);
});

test("every operation says what it is and what it answers, and refers to nothing missing", () => {
  const operations = Object.values(document.paths).flatMap(Object.values);
  for (const operation of operations) {
    expect(operation.summary).toMatch(/^[A-Z]/);
    expect(operation.responses).toHaveProperty("default");
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const named = Object.keys(document.components.schemas).map(
    (name) => `#/components/schemas/${name}`,
  );
  expect(references(document).filter((reference) => !named.includes(reference))).toEqual([]);
});

function references(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "$ref" ? [value as string] : references(value),
  );
}

test("every parameter that stands in an address is described, and no other", () => {
  for (const [address, operations] of Object.entries(document.paths)) {
    const inAddress = Array.from(address.matchAll(/\{(\w+)\}/g), ([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      const described = parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(described, address).toEqual(inAddress);
    }
  }
});

const examples = Object.entries<CallSpec>(calls).filter(([, { example }]) => example !== undefined);

test.each(examples)("%s takes the body that its readers are shown", (_, { body, example }) => {
  expect(body?.safeParse(example)).toMatchObject({ success: true });
});
