import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each<[Record<string, string>, string]>([
  [{ PORT: "abc" }, "PORT is “abc”, and should be a whole number from 0 to 65535."],
  [{ PORT: "70000" }, "PORT is “70000”, and should be a whole number from 0 to 65535."],
  [
    { PUBLIC_URL: "https://shop.example/en" },
    "PUBLIC_URL is “https://shop.example/en”, and should be an address like https://shop.example, with nothing after the host.",
  ],
  [
    { LOG_LEVEL: "loud" },
    "LOG_LEVEL is “loud”, and should be fatal, error, warn, info, debug, trace or silent.",
  ],
  [
    { TRUST_PROXY: "10" },
    "TRUST_PROXY is “10”, and should be true or false, or a whole number from 0 to 9.",
  ],
  [{ RATE_LIMITS: "-1" }, "RATE_LIMITS is “-1”, and should be a number, 0 or more."],
  [{ SANDBOX: "yes" }, "SANDBOX is “yes”, and should be true or false."],
  [{ DEMO: "no" }, "DEMO is “no”, and should be true or false."],
  [
    { PAGE_CACHE_MB: "64M" },
    "PAGE_CACHE_MB is “64M”, and should be a number of megabytes, 0 or more.",
  ],
  [
    { REES46_SHOP_ID: "a b" },
    "REES46_SHOP_ID is “a b”, and should be letters, digits, - and _, 64 at most.",
  ],
  [
    { REES46_URL: "rees" },
    "REES46_URL is “rees”, and should be an address like https://api.rees46.ru.",
  ],
  [
    { REES46_BLOCKS: "similar" },
    "REES46_BLOCKS is “similar”, and should be pairs like similar=3f2a,new=77c0.",
  ],
  [
    { PORT: "-1", SANDBOX: "\u001b[31m" },
    "PORT is “-1”, and should be a whole number from 0 to 65535. SANDBOX is “\uFFFD[31m”, and should be true or false.",
  ],
])("%j is told in plain words", (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});

test.each([
  [{ SECRET: "hush" }, "SECRET is 4 characters, and should be 16 characters or more."],
  [
    { DATABASE_URL: "mysql://anna:hush@db/shop?password=hush" },
    "DATABASE_URL is “…@db/shop?…”, and should be an address like postgres://user:password@host/database.",
  ],
  [
    { DATABASE_URL: "anna:hush@db" },
    "DATABASE_URL is “…@db”, and should be an address like postgres://user:password@host/database.",
  ],
])("what is secret is not told: %#", (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
});

test.each([
  ["https://shop.example//", "https://shop.example"],
  ["HTTPS://Shop.Example:443", "https://shop.example"],
  ["http://localhost:3000", "http://localhost:3000"],
])("%s is the origin %s", (given, origin) => {
  expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(origin);
});

test("what is set to nothing is not set", () => {
  expect(readConfig({ PORT: "", SECRET: "", HOME: "/root" })).toMatchObject({
    port: 3000,
    secret: undefined,
  });
});
