import Fastify from "fastify";
import { expect, test } from "vitest";
import { ErrorBody } from "#contract/errors.ts";
import { refuse } from "../refuse.ts";
import { answerErrors } from "./errors.ts";

/** An application whose one route fails as told, and what it has logged. */
function failing(fail: () => never) {
  const logged: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  const app = Fastify({ logger: { level: "error", stream } });
  answerErrors(app);
  app.get("/api/en/fault/", fail);
  return { app, logged };
}

test("a fault of ours tells its number and nothing of itself", async () => {
  const { app, logged } = failing(() => {
    throw new Error('duplicate key in "orders" at /srv/shop, password=hush');
  });
  const answer = await app.inject("/api/en/fault/");
  const body = ErrorBody.parse(answer.json());
  expect([answer.statusCode, body.code, body.detail]).toEqual([
    500,
    "server_error",
    "Server error",
  ]);
  expect(answer.body).not.toMatch(/orders|srv|hush|stack/);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(body.request_id);
  expect(logged[0]).toContain("duplicate key");
});

test("an error that claims a status of the caller's is told without its own words", async () => {
  const { app, logged } = failing(() => {
    throw Object.assign(new Error("inner words"), { statusCode: 413 });
  });
  const answer = await app.inject("/api/en/fault/");
  expect([answer.statusCode, answer.json().code]).toEqual([413, "too_large"]);
  expect(answer.body).not.toContain("inner words");
  expect(logged).toEqual([]);
});

test("a refusal that says when to come back has it in its headers too", async () => {
  const { app } = failing(() => refuse("too_many_requests", { retry_after: 7 }));
  const answer = await app.inject({ url: "/api/en/fault/" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "7"]);
});

test("who is to sign in is told how, in no window of the browser's own", async () => {
  const { app } = failing(() => refuse("unauthorized"));
  const answer = await app.inject("/api/en/fault/");
  expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
});

test("a method or an address that nobody serves is not found", async () => {
  const { app } = failing(() => refuse("not_found"));
  for (const method of ["DELETE", "TRACE", "OPTIONS"] as const) {
    const answer = await app.inject({ method, url: "/api/en/fault/" });
    expect([method, answer.statusCode, answer.json().code]).toEqual([method, 404, "not_found"]);
  }
});
