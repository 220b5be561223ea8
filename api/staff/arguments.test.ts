import { expect, test } from "vitest";
import { readArguments, type StaffCommand } from "./arguments.ts";

test.each<[string, StaffCommand]>([
  ["token Anna owner", { do: "token", name: "Anna", role: "owner", days: 90 }],
  ["token Anna support --days 7", { do: "token", name: "Anna", role: "support", days: 7 }],
  ["end-tokens Anna", { do: "end-tokens", name: "Anna" }],
  ["price coat 9990.50 --old 12990", { do: "price", slug: "coat", price: 9990.5, old: 12_990 }],
  ["unpublish coat", { do: "unpublish", slug: "coat" }],
  [
    "set noon Шёлк в полдень --title-en Noon --piece coat --piece dress",
    {
      do: "set",
      slug: "noon",
      title: { ru: "Шёлк в полдень", en: "Noon" },
      pieces: ["coat", "dress"],
    },
  ],
  ["publish-set noon", { do: "publish-set", slug: "noon", from: null }],
  ["hide-set noon", { do: "hide-set", slug: "noon" }],
  ["order-sets noon dusk", { do: "order-sets", slugs: ["noon", "dusk"] }],
  ["publish coat", { do: "publish", slug: "coat", from: null }],
  [
    "stock VR-1 warehouse -5 broken in storage",
    { do: "stock", sku: "VR-1", place: "warehouse", change: -5, reason: "broken in storage" },
  ],
  ["orders --limit 3", { do: "orders", limit: 3 }],
  ["shipment 1-A shipped", { do: "shipment", number: "1-A", state: "shipped" }],
  ["cancel 1-A torn badly", { do: "cancel", number: "1-A", reason: "torn badly" }],
  [
    "refund 1-A too small --item 7:2 --item 8",
    {
      do: "refund",
      number: "1-A",
      reason: "too small",
      items: [
        { id: 7, quantity: 2 },
        { id: 8, quantity: 1 },
      ],
    },
  ],
])("%s is understood", (typed, command) => {
  const given = readArguments([...typed.split(" "), "--as", "Boris", "--site", "3"], 2);
  expect(given).toEqual({ command, as: "Boris", siteId: 3 });
});

test.each([
  "",
  "sell everything",
  "token Anna",
  "token Anna czar",
  "price coat cheap",
  "stock VR-1 warehouse",
  "shipment 1-A lost",
  "cancel 1-A",
  "orders --everything",
  "set noon",
  "set noon Noon",
  "order-sets",
  "publish-set noon --from soon",
  "token Anna owner --days 0",
  "token Anna owner --days 4000",
  "orders --site 99999999999",
  "orders --limit 1.5",
  "refund 1-A torn --item 7:0",
])("“%s” is answered with the usage", (typed) => {
  expect(() => readArguments(typed.split(" "), 2)).toThrow("npm run staff -- COMMAND");
});
