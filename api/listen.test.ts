import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("a browser's spare connection that never asked for anything does not hold up the closing", async () => {
  const app = Fastify();
  const port = await listen(app, { host: "127.0.0.1", port: 0 });
  const spare = connect(port, "127.0.0.1");
  await once(spare, "connect");
  // The server may take a connection up a moment after the system has made it.
  await wait(50);

  const closed = app.close().then(() => "closed");

  expect(await Promise.race([closed, wait(2000, "still open")])).toBe("closed");
  spare.destroy();
});

test("an answer that is under way is finished before the server closes", async () => {
  const app = Fastify();
  const asked = Promise.withResolvers<void>();
  app.get("/slow", async () => {
    asked.resolve();
    await wait(200);
    return "whole";
  });
  const port = await listen(app, { host: "127.0.0.1", port: 0 });
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await asked.promise;

  await app.close();

  expect(await (await answer).text()).toBe("whole");
});
