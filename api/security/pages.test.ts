import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { serveStorefront } from "../testing/serve-storefront.ts";
import { smallShop } from "../testing/small-shop.ts";
import { sendBytes, sendRaw } from "./raw-request.ts";

const { db, url: databaseUrl } = await testDatabase();
await smallShop(db);
let server: Awaited<ReturnType<typeof serveStorefront>>;

beforeAll(async () => {
  server = await serveStorefront(db, databaseUrl);
}, 120_000);

afterAll(() => server.stop());

const russian = { "accept-language": "ru" };
const get = (path: string, headers: Record<string, string> = russian) =>
  sendRaw(server.url, path, { headers });

const pages = [
  ...["/catalog", "/women", "/women?sort=price", "/women/dresses", "/en/women"],
  ...["/product/slip-dress-emerald", "/product/poplin-shirt-white", "/about", "/qr-mobile"],
  ...["/order/cart", "/order/form", "/order/thanks", "/order/payments/success/1", "/nothing"],
  ...["/my/history/100001-AAAAA", "/en/order/payments/fail/1", "/en/nothing"],
];

describe("the scripts of a page", () => {
  test.each(pages)("%s are those its policy names, none else", async (path) => {
    const { headers, text } = await get(path);
    const policy = String(headers["content-security-policy"]);
    const scripts = [...text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const isData = (tag: string) => tag.includes('type="application/');
    const inline = scripts.filter(([, tag = ""]) => !tag.includes(" src=") && !isData(tag));
    const hashes = inline.map(
      ([, , body = ""]) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`,
    );
    const [, sources = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(sources.trim().split(/\s+/).toSorted()).toEqual(
      ["'self'", ...new Set(hashes)].toSorted(),
    );
    for (const [, tag = ""] of scripts) {
      const [, source] = / src="([^"]*)"/.exec(tag) ?? [];
      if (source) expect(source).toMatch(/^\/assets\/[\w./-]+\.js$/);
    }
    expect(text).not.toMatch(/<[^>]*\son\w+=|(?:href|src|action)="\s*javascript:/i);
    for (const rule of ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  });
});

describe("every kind of answer", () => {
  const kinds = [
    ...["/women", "/women", "/women.data", "/nothing", "/women/", "/", "/%ZZ", "/%00"],
    ...["/api/ru/vars/", "/api/ru/vars", "/api/ru/nothing/", "/api/ru/products/%00/", "/api/docs"],
    ...["/api/openapi.json", "/healthz", "/readyz", "/dev/outbox", "/sandbox/bank/x"],
    ...["/robots.txt", "/favicon.svg", "/qr-mobile.svg", "/assets/gone.js"],
    ...["/pictures/00000000000000000000/w800.avif", "/api/ru/products/1/sizes/?page=%00"],
  ];

  test.each(kinds)("%s says how it may be used", async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBeLessThan(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers["content-security-policy"]).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers["x-powered-by"] ?? headers.server).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    const type = headers["content-type"];
    if (text) expect(type).toMatch(/charset=utf-8|^image\/(?!svg)|^application\/json|x-script/);
    if (path.startsWith("/api/ru/")) expect(headers["cache-control"]).toBe("no-store");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("of the API's documentation is the same with the slash and without", async () => {
    const [plain, slashed] = [await get("/api/docs"), await get("/api/docs/")];
    expect([plain.status, slashed.status]).toEqual([200, 200]);
    expect(plain.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(slashed.text).toBe(plain.text);
  });

  test("by https is to be asked for by https from then on", async () => {
    const https = { PUBLIC_URL: "https://shop.example" };
    const secure = await serveStorefront(db, databaseUrl, https);
    for (const path of ["/women", "/women", "/api/ru/vars/", "/favicon.svg"]) {
      const { headers } = await sendRaw(secure.url, path, { headers: russian });
      expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=31536000"]);
    }
    const english = { "accept-language": "en" };
    const { status, headers } = await sendRaw(secure.url, "/women", { headers: english });
    expect([status, headers["strict-transport-security"]]).toEqual([302, "max-age=31536000"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    await secure.stop();
  });
});

describe("an address", () => {
  const strange = fc.oneof(
    fc.constantFrom("%00", "%FF", "%ED%A0%80", "%2e%2e", "..", "%5c", "\\", "//", "%0d%0a", "%"),
    fc.constantFrom("__proto__", "women", "product", "order", "en", "ru", "slug", ".data", "x.css"),
    fc
      .string({ unit: "binary", maxLength: 12 })
      .map((one) => encodeURIComponent(one.toWellFormed())),
  );
  const parts = fc.array(strange, { minLength: 1, maxLength: 4 });
  const query = fc.array(
    fc.tuple(fc.constantFrom("page", "sort", "color", "_routes", "x", "__proto__"), strange),
    { maxLength: 3 },
  );

  test("of any kind is answered, never by a fault, never with the way to another's host", async () => {
    await fc.assert(
      fc.asyncProperty(parts, query, fc.constantFrom("ru", "en"), async (path, pairs, language) => {
        const asked = `/${path.join("/")}?${pairs.map((pair) => pair.join("=")).join("&")}`;
        const { status, headers } = await get(asked, { "accept-language": language });
        expect([200, 202, 301, 302, 308, 400, 404], asked).toContain(status);
        if (!headers.location) return;
        expect(headers.location, asked).toMatch(/^\/(?![/\\])/);
        expect(new URL(String(headers.location), server.url).origin, asked).toBe(server.url);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test.each([
    ...["/assets/../../package.json", "/assets/..%2f..%2fpackage.json", "/..%2fpackage.json"],
    ...["/assets/%2e%2e/%2e%2e/package.json", "/.git/config", "/.env", "/package.json"],
    ...["/pictures/..%2f..%2fsecret/w800.avif", "/pictures/00000000000000000000/..%2fsecret"],
    ...["/assets/", "/pictures", "/.vite/manifest.json", "/api/ru/products/..%2fvars/"],
  ])("%s leads to no file and no list of files", async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/"dependencies"|\[core\]|SECRET=|root:/);
  });

  test.each(["TRACE", "OPTIONS", "PUT", "DELETE", "PATCH"])("by %s is no page", async (method) => {
    const { status, text } = await sendRaw(server.url, "/women", { method, headers: russian });
    expect([status, JSON.parse(text).code]).toEqual([404, "not_found"]);
  });
});

describe("a host", () => {
  const asHost = (host: string, path = "/women") =>
    sendBytes(server.url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  test.each(['"><script>', "a b", "a/b", "a\\b", "a@b", "", "[::1", "a:99999999", "a?x", "a#x"])(
    "that cannot be one (%s) gets no page",
    async (host) => {
      const answer = await asHost(host);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain("<script>");
    },
  );

  test("claimed by a shopper in front of no proxy is not believed", async () => {
    const { text } = await get("/women", { ...russian, "x-forwarded-host": "evil.example" });
    expect(text).not.toContain("evil.example");
  });

  test("is asked for by the scheme that the proxy tells, whoever came before by another one", async () => {
    const behind = await serveStorefront(db, databaseUrl, { TRUST_PROXY: "1" });
    for (const scheme of ["http", "https", "http", "https"]) {
      const told = { ...russian, "x-forwarded-host": "shop.example", "x-forwarded-proto": scheme };
      const { headers, text } = await sendRaw(behind.url, "/women", { headers: told });
      expect(text).toContain(`<link rel="canonical" href="${scheme}://shop.example/women"`);
      expect(headers["strict-transport-security"] !== undefined).toBe(scheme === "https");
    }
    await behind.stop();
  });

  test("of another server, in the whole address that a proxy is asked for, is refused", async () => {
    expect(await asHost("127.0.0.1", "http://evil.example/women")).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test("a request that never ends is given up after a minute", () => {
  const { requestTimeout, headersTimeout } = server.app.server;
  for (const ms of [requestTimeout, headersTimeout]) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(60_000);
  }
});

describe("the kept pages", () => {
  /** A page from memory comes without a request id. */
  const isKept = async (path: string) => {
    await get(path);
    return (await get(path)).headers["x-request-id"] === undefined;
  };

  test.each(["/women", "/women?sort=price&utm_source=x", "/women?color=black", "/women?page=0x1"])(
    "hold %s",
    async (path) => expect(await isKept(path)).toBe(true),
  );

  test.each([
    ...[
      "/women?sort=invented",
      "/women?color=x1",
      "/women.data?_routes=invented",
      "/nothing",
      "/nothing?page=2",
    ],
    ...["/my/account/x.css", "/api/ru/vars/", "/women?page=999"],
  ])("do not hold %s, of which anybody can make any number", async (path) =>
    expect(await isKept(path)).toBe(false),
  );
});
