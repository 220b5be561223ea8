import { startShop } from "./server.ts";

/** One real shop for the whole run, filled with the demo goods; `SHOP_URL` names one that is open. */
export default async function openShop(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  return () => shop.stop();
}
