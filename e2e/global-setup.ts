import { request } from "@playwright/test";
import { listPieces } from "./pieces.ts";
import { startShop } from "./server.ts";

/**
 * One real shop for the whole run, filled with the demo goods; `SHOP_URL` names one that is open,
 * `SHOP_DATA` its data folder.
 */
export default async function openShop(): Promise<(() => Promise<unknown>) | undefined> {
  const shop = process.env.SHOP_URL ? undefined : await startShop();
  const url = process.env.SHOP_URL ?? shop?.url ?? "";
  const visitor = await request.newContext({ baseURL: url });
  process.env.SHOP_PIECES = JSON.stringify(await listPieces(visitor));
  await visitor.dispose();
  if (!shop) return undefined;
  process.env.SHOP_URL = url;
  process.env.SHOP_DATA = shop.dataDir;
  return () => shop.stop();
}
