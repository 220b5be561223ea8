import type { Locale } from "#contract/locale.ts";
import type { Config } from "../config.ts";

/**
 * Where a bank sends the shopper back to and its webhooks. Without a public address of its own the
 * shop is found by path, on whatever host the shopper came by; the sandbox bank stands on the same.
 */
export function returnAddresses(
  config: Pick<Config, "publicUrl" | "port">,
  provider: string,
  order: { orderNumber: string; locale: Locale },
): { successUrl: string; failUrl: string; webhookUrl: string } {
  const shop = `${config.publicUrl ?? ""}${order.locale === "en" ? "/en" : ""}/order/payments`;
  const hooks = config.publicUrl && provider !== "sandbox" ? config.publicUrl : ownAddress(config);
  return {
    successUrl: `${shop}/success/${order.orderNumber}`,
    failUrl: `${shop}/fail/${order.orderNumber}`,
    webhookUrl: `${hooks}/hooks/${provider}/`,
  };
}

/** This server as it reaches itself. */
function ownAddress({ port }: Pick<Config, "port">): string {
  return `http://127.0.0.1:${port}`;
}
