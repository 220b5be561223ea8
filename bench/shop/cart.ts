import autocannon from "autocannon";
import type { Bench } from "../figure.ts";
import { benchDataDir, residentMegabytes, withShop } from "./shop.ts";
import { type Pick, stockUp } from "./stock-up.ts";

const connections = 20;
const seconds = 10;
const warmUpSeconds = 3;

async function addFor(url: string, picks: readonly Pick[], duration: number) {
  let sent = 0;
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: "POST",
        path: "/api/ru/carts/items/?site_id=2",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => {
          sent += 1;
          return { ...request, body: JSON.stringify(picks[sent % picks.length]) };
        },
      },
    ],
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed) throw new Error(`${failed} pieces did not get into a cart`);
  return result.requests.average;
}

/** Each request puts a piece into a new cart and reads the whole cart back. */
export const addToCart: Bench = {
  name: "cart",
  run: () =>
    withShop(async ({ url, pid }) => {
      const picks = await stockUp(benchDataDir);
      await addFor(url, picks, warmUpSeconds);
      const perSecond = await addFor(url, picks, seconds);
      return [
        { name: "Added to the cart", value: perSecond, unit: "per second", atLeast: 800 },
        { name: "Memory after carts", value: residentMegabytes(pid), unit: "MB", atMost: 400 },
      ];
    }),
};
