import { expect, test } from "vitest";
import { keepEarlyInput, leaveInputToReact } from "./early-input.ts";
import { scriptsLast } from "./scripts-last.ts";

const page = `<html><head><title>Шёлк</title><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body><p>$&amp; $1</p><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

test("a page asks for no script before it is painted, then for all of them at once", () => {
  const after = scriptsLast(Buffer.from(page)).toString();
  const [head = "", script = ""] = after.split('<script type="module" async="">');
  expect(head).not.toContain(".js");
  expect(head).toContain("<p>$&amp; $1</p>");
  expect(script).not.toMatch(/^import /m);
  const waits = script.indexOf("requestAnimationFrame");
  expect(waits).toBeGreaterThan(-1);
  for (const path of ["manifest", "root", "home", "entry"]) {
    expect(script.indexOf(`/assets/${path}.js`)).toBeGreaterThan(waits);
  }
  expect(script.indexOf("await import")).toBeGreaterThan(-1);
  expect(script.indexOf("route0,route1]")).toBeLessThan(
    script.indexOf("__reactRouterRouteModules"),
  );
});

test("a page listens before anything of it is shown, until React does", () => {
  const after = scriptsLast(Buffer.from(page)).toString();
  const listens = after.indexOf(`<script>${keepEarlyInput}</script>`);
  expect(listens).toBeGreaterThan(-1);
  expect(listens).toBeLessThan(after.indexOf("</head>"));
  expect(after.indexOf(leaveInputToReact)).toBeGreaterThan(
    after.indexOf('await import("/assets/entry.js")'),
  );
});

test("a page whose router writes otherwise stays as it is", () => {
  const sync = page.replace('<script type="module" async="">', '<script type="module">');
  for (const other of [Buffer.from(sync), Buffer.from("<p>no page</p>")]) {
    expect(scriptsLast(other)).toBe(other);
  }
});
