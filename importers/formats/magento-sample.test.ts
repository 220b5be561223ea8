import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { snapshot, testShop } from "../testing/shop.ts";

const catalogs = process.env.VITRINA_CATALOGS;
const magento = `${catalogs}/magento-apparel`;

describe.skipIf(!catalogs || !existsSync(magento))(
  "the Magento sample catalog (skipped unless VITRINA_CATALOGS names its folder)",
  () => {
    it("stands in the shop with its photographs, and a second run changes nothing", {
      timeout: 300_000,
    }, async () => {
      const { db, importFile } = await testShop();
      const path = `${magento}/products.csv`;
      const mediaFolder = `${magento}/media`;
      const first = await importFile(path, { mediaFolder, mode: "replace" });
      expect(first.counts).toEqual({ added: 417, changed: 0, unchanged: 0, hidden: 0 });
      const before = await snapshot(db);
      const second = await importFile(path, { mediaFolder, mode: "replace" });
      expect(second.counts).toEqual({ added: 0, changed: 0, unchanged: 417, hidden: 0 });
      expect(await snapshot(db)).toEqual(before);
      const pictures = await db.selectFrom("pictures").select("id").execute();
      expect(pictures).toHaveLength(668);
    });
  },
);
