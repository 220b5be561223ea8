import { describe, expect, test } from "vitest";
import { isEmail } from "#contract/email.ts";
import { isPhone } from "#contract/phone.ts";
import { isSlug } from "#contract/slugs.ts";
import { cleanHtml } from "../html/clean-html.ts";
import { openShop } from "../testing/open-shop.ts";
import { sendBytes, sendRaw } from "./raw-request.ts";

const shop = await openShop();
const { db, dress } = shop;

describe("a request that two servers would read differently", () => {
  const cases: Record<string, string> = {
    "two lengths": "Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello",
    "a length and chunks": "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks twice": "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "two hosts": "Host: y\r\nContent-Length: 0\r\n\r\n",
    "a folded header": "X: a\r\n b\r\nContent-Length: 0\r\n\r\n",
    "a space before the colon": "Content-Length : 0\r\n\r\n",
    "a bare line feed": "X: a\nContent-Length: 0\r\n\r\n",
  };
  test.each(Object.entries(cases))("by %s is refused", async (_, rest) => {
    const head = "POST /api/en/carts/clear/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    expect(await sendBytes(shop.url, head + rest)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a form from another site changes nothing: only JSON is a body", async () => {
    const piece = JSON.stringify({ product: dress.id, size: shop.sizes.get("s") });
    const lines = () => db.selectFrom("cart_items").select("id").execute();
    const before = await lines();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const sent = { method: "POST", body: piece, headers: { "content-type": type } };
      const answer = await sendRaw(shop.url, "/api/en/carts/items/", sent);
      expect([type, [400, 415].includes(answer.status)]).toEqual([type, true]);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect(await lines()).toEqual(before);
  });
});

test("no text makes a check slow", () => {
  const long = 100_000;
  const texts = [
    `a@${"a-".repeat(long)}`,
    `a@${"aa.".repeat(80)}!`,
    `"${"a".repeat(long)}`,
    "-a".repeat(long),
    "<".repeat(long),
    "8".repeat(long),
  ];
  for (const text of texts) {
    const began = performance.now();
    for (const check of [isEmail, isPhone, isSlug]) expect(check(text)).toBe(false);
    cleanHtml(text);
    expect(performance.now() - began).toBeLessThan(2000);
  }
});
