import { type StaffRole, staffRoles } from "#contract/call.ts";
import { type ShipmentState, shipmentStates } from "#contract/ordering/order-states.ts";
import { readOptions } from "../start/read-options.ts";
import { StartupFault } from "../start/startup-fault.ts";

export const usage = `npm run staff -- COMMAND
  token NAME ROLE [--days N]        makes a token (${staffRoles.join(", ")}); 90 days unless said
  end-tokens NAME                   ends every token of a member
  price SLUG PRICE [--old PRICE]    sets a product's price, roubles; --old is above it
  publish SLUG [--from TIME]        shows a product, at once or from a time on (ISO 8601)
  unpublish SLUG                    takes a product off
  set SLUG TITLE --piece SLUG …     makes a set of products or changes it [--title-en TITLE]
  publish-set SLUG [--from TIME]    shows a set
  hide-set SLUG                     takes a set off; its pieces stay
  order-sets SLUG …                 puts sets before all others, in this order
  stock SKU PLACE CHANGE REASON     books pieces in, or out with a minus
  orders [--limit N]                lists the newest orders
  shipment NUMBER STATE             moves an order's shipment (${shipmentStates.join(", ")})
  cancel NUMBER REASON              cancels an order and pays back
  refund NUMBER REASON [--item ID:COUNT …]   pays back pieces, or all that is left
Everywhere: --as NAME (who is told in the histories), --site ID`;

export type StaffCommand =
  | { do: "token"; name: string; role: StaffRole; days: number }
  | { do: "end-tokens"; name: string }
  | { do: "price"; slug: string; price: number; old: number | null }
  | { do: "publish"; slug: string; from: Date | null }
  | { do: "unpublish"; slug: string }
  | { do: "set"; slug: string; title: { ru: string; en?: string }; pieces: string[] }
  | { do: "publish-set"; slug: string; from: Date | null }
  | { do: "hide-set"; slug: string }
  | { do: "order-sets"; slugs: string[] }
  | { do: "stock"; sku: string; place: string; change: number; reason: string }
  | { do: "orders"; limit: number }
  | { do: "shipment"; number: string; state: ShipmentState }
  | { do: "cancel"; number: string; reason: string }
  | {
      do: "refund";
      number: string;
      reason: string;
      items: { id: number; quantity: number }[] | null;
    };

export interface StaffArguments {
  command: StaffCommand;
  as: string;
  siteId: number;
}

function fault(sentence: string): never {
  throw new StartupFault(`${sentence}\n\n${usage}`);
}

function oneOf<T extends string>(value: string | undefined, all: readonly T[], what: string): T {
  return all.find((one) => one === value) ?? fault(`${what} is one of ${all.join(", ")}.`);
}

function numberOf(value: string | undefined, what: string): number {
  const number = Number(value);
  return value && Number.isFinite(number) ? number : fault(`${what} is a number.`);
}

/** The longest that a token holds. */
const daysMost = 3650;
/** What a column of whole numbers takes. */
const countMost = 2 ** 31 - 1;

function countOf(value: string | undefined, what: string, most = countMost): number {
  const count = numberOf(value, what);
  const isCount = Number.isInteger(count) && count > 0 && count <= most;
  return isCount ? count : fault(`${what} is a whole number from 1 to ${most}.`);
}

function timeOf(value: string | undefined): Date | null {
  if (value === undefined) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? fault("--from is a time.") : time;
}

/** @throws StartupFault for an option that there is not. */
function parsed(given: string[]) {
  const text = { type: "string" } as const;
  const texts = { type: "string", multiple: true } as const;
  return readOptions(
    {
      // "-5" of a stock change is no option.
      args: given.map((one) => (/^-\d+$/.test(one) ? one.replace("-", "−") : one)),
      allowPositionals: true,
      options: {
        as: text,
        site: text,
        days: text,
        old: text,
        from: text,
        limit: text,
        "title-en": text,
        item: texts,
        piece: texts,
      },
    },
    `\n${usage}`,
  );
}

/** What was typed, checked. @throws StartupFault with the usage. */
export function readArguments(given: string[], defaultSiteId: number): StaffArguments {
  const { values, positionals } = parsed(given);
  const [verb, first, second, third, ...rest] = positionals;
  const need = (value: string | undefined, what: string) => value || fault(`${what} is missing.`);
  const commands: Record<StaffCommand["do"], () => StaffCommand> = {
    token: () => ({
      do: "token",
      name: need(first, "NAME"),
      role: oneOf(second, staffRoles, "ROLE"),
      days: countOf(values.days ?? "90", "--days", daysMost),
    }),
    "end-tokens": () => ({ do: "end-tokens", name: need(first, "NAME") }),
    price: () => ({
      do: "price",
      slug: need(first, "SLUG"),
      price: numberOf(second, "PRICE"),
      old: values.old === undefined ? null : numberOf(values.old, "--old"),
    }),
    publish: () => ({ do: "publish", slug: need(first, "SLUG"), from: timeOf(values.from) }),
    unpublish: () => ({ do: "unpublish", slug: need(first, "SLUG") }),
    set: () => ({
      do: "set",
      slug: need(first, "SLUG"),
      title: {
        ru: need(positionals.slice(2).join(" "), "TITLE"),
        ...(values["title-en"] && { en: values["title-en"] }),
      },
      pieces: values.piece ?? fault("--piece is missing."),
    }),
    "publish-set": () => ({
      do: "publish-set",
      slug: need(first, "SLUG"),
      from: timeOf(values.from),
    }),
    "hide-set": () => ({ do: "hide-set", slug: need(first, "SLUG") }),
    "order-sets": () => {
      need(first, "SLUG");
      return { do: "order-sets", slugs: positionals.slice(1) };
    },
    stock: () => ({
      do: "stock",
      sku: need(first, "SKU"),
      place: need(second, "PLACE"),
      change: numberOf(third?.replace("−", "-"), "CHANGE"),
      reason: need(rest.join(" "), "REASON"),
    }),
    orders: () => ({ do: "orders", limit: countOf(values.limit ?? "20", "--limit") }),
    shipment: () => ({
      do: "shipment",
      number: need(first, "NUMBER"),
      state: oneOf(second, shipmentStates, "STATE"),
    }),
    cancel: () => ({
      do: "cancel",
      number: need(first, "NUMBER"),
      reason: need(positionals.slice(2).join(" "), "REASON"),
    }),
    refund: () => ({
      do: "refund",
      number: need(first, "NUMBER"),
      reason: need(positionals.slice(2).join(" "), "REASON"),
      items: values.item?.map(itemOf) ?? null,
    }),
  };
  const known = Object.keys(commands) as StaffCommand["do"][];
  return {
    command: commands[oneOf(verb, known, "COMMAND")](),
    as: values.as ?? "console",
    siteId: values.site === undefined ? defaultSiteId : countOf(values.site, "--site"),
  };
}

function itemOf(text: string): { id: number; quantity: number } {
  const [id, quantity = "1"] = text.split(":");
  return { id: countOf(id, "ID"), quantity: countOf(quantity, "COUNT") };
}
