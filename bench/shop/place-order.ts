import type { Bench } from "../figure.ts";
import { benchDataDir, residentMegabytes, withShop } from "./shop.ts";
import { type Pick, stockUp } from "./stock-up.ts";

const orders = 2000;
const warmUpOrders = 200;
const atOnce = 20;

const choice = { delivery_type: "courier", payment_type: "card" };
const form = {
  ...choice,
  first_name: "Анна",
  phone: "+7 916 204-31-05",
  email: "anna@example.com",
  street: "Арбат, 10",
};

// biome-ignore lint/suspicious/noExplicitAny: the bench reads whatever the wire brings
type Body = any;

function asker(url: string) {
  return async (method: "GET" | "POST", path: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(`${url}/api/ru/${path}`, {
      method,
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** Works through `tasks`, `atOnce` at a time. */
async function inParallel<T>(tasks: readonly T[], work: (task: T) => Promise<unknown>) {
  const queue = tasks.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const task of queue) await work(task);
    }),
  );
}

/** Shoppers with a piece in the cart place their orders: stock, letters, idempotency and bank included. */
export const placeOrders: Bench = {
  name: "place-order",
  run: () =>
    withShop(async ({ url, pid }) => {
      const ask = asker(url);
      const picks = await stockUp(benchDataDir);
      const locality: string = (await ask("GET", "handbooks/localities/?limit=1")).results[0].slug;
      const fill = async (pick: Pick) => {
        const { id } = await ask("POST", "carts/items/", pick);
        const asked = { ...choice, locality };
        const { total } = await ask("POST", `orders/calc-price/?cart_id=${id}`, asked);
        return { id, total };
      };
      const place = ({ id, total }: { id: string; total: number }) =>
        ask("POST", `orders/?cart_id=${id}`, { ...form, locality, expected_total: total });
      const carts: Awaited<ReturnType<typeof fill>>[] = [];
      const wanted = Array.from(
        { length: orders },
        (_, index) => picks[index % picks.length] as Pick,
      );
      await inParallel(wanted, async (pick) => carts.push(await fill(pick)));
      await inParallel(carts.splice(0, warmUpOrders), place);
      const began = performance.now();
      await inParallel(carts, place);
      const perSecond = carts.length / ((performance.now() - began) / 1000);
      return [
        { name: "Orders placed", value: perSecond, unit: "per second", atLeast: 150 },
        { name: "Memory after orders", value: residentMegabytes(pid), unit: "MB", atMost: 400 },
      ];
    }),
};
