import { kopecks } from "#contract/money.ts";
import {
  saveAttribute,
  saveAttributeOption,
  saveBrand,
  saveCategory,
  saveColor,
  saveLabel,
  saveModel,
  saveProduct,
  saveSizeGrid,
} from "../catalog/public.ts";
import type { Db } from "../context.ts";
import { saveSite } from "../settings/public.ts";
import { saveShop } from "../shops/public.ts";
import { countStock, savePlace } from "../stock/public.ts";

export const siteId = 2;
export const actor = "test";

export interface SmallShop {
  warehouse: number;
  /** The place of the shop on Petrovka. */
  petrovka: number;
  categories: { women: number; dresses: number; shirts: number };
  sizes: Map<string, number>;
  labels: { sale: number };
  /** A green dress in S, M and L, five of each in the warehouse. */
  dress: { id: number; skus: Map<string, number> };
  /** The same dress in black: only M, and only on Petrovka. */
  blackDress: { id: number; skus: Map<string, number> };
  /** A white shirt on sale: two S in the warehouse, no M. */
  shirt: { id: number; skus: Map<string, number> };
}

/** A shop of three products, saved by the same use cases as any other. */
export async function smallShop(db: Db): Promise<SmallShop> {
  await saveSite(db, { id: siteId, slug: "main", name: { ru: "Витрина", en: "Vitrina" } });
  const warehouse = await savePlace(db, {
    slug: "warehouse",
    kind: "warehouse",
    title: { ru: "Склад", en: "Warehouse" },
  });
  const petrovka = await saveShop(db, {
    siteId,
    slug: "petrovka",
    title: { ru: "На Петровке", en: "On Petrovka" },
    city: { ru: "Москва", en: "Moscow" },
    address: { ru: "Петровка, 12", en: "12 Petrovka" },
    phone: "+74950000000",
    hours: { ru: "10–22", en: "10–22" },
    lat: 55.76,
    lon: 37.61,
  });
  const brandId = await saveBrand(db, { slug: "veretie", title: { ru: "Веретье", en: "Veretie" } });
  const green = await saveColor(db, {
    slug: "emerald",
    title: { ru: "Изумрудный", en: "Emerald" },
    code: "#1d5b45",
  });
  const black = await saveColor(db, {
    slug: "black",
    title: { ru: "Чёрный", en: "Black" },
    code: "#111111",
  });
  const grid = await saveSizeGrid(db, {
    slug: "women",
    title: { ru: "Женские", en: "Women" },
    sizes: [
      { slug: "s", text: "S", value: "44" },
      { slug: "m", text: "M", value: "46" },
      { slug: "l", text: "L", value: "48" },
    ],
  });
  const size = (slug: string) => grid.sizes.get(slug) as number;
  const women = await saveCategory(db, {
    siteId,
    parentId: null,
    slug: "women",
    title: { ru: "Женщинам", en: "Women" },
  });
  const dresses = await saveCategory(db, {
    siteId,
    parentId: women,
    slug: "dresses",
    title: { ru: "Платья", en: "Dresses" },
  });
  const shirts = await saveCategory(db, {
    siteId,
    parentId: women,
    slug: "shirts",
    title: { ru: "Рубашки" },
  });
  const sale = await saveLabel(db, { slug: "sale", title: { ru: "Скидка", en: "Sale" } });
  const modelId = await saveModel(db, "slip-dress");
  const cloth = await saveAttribute(db, {
    slug: "cloth",
    title: { ru: "Ткань", en: "Cloth" },
    kind: "option",
  });
  const silk = await saveAttributeOption(db, cloth, {
    slug: "silk",
    title: { ru: "Шёлк", en: "Silk" },
  });
  const common = { siteId, brandId, sizeGridId: grid.id };
  const dress = await saveProduct(
    db,
    {
      ...common,
      slug: "slip-dress-emerald",
      skuFull: "VR-1-1",
      title: { ru: "Платье-комбинация", en: "Slip dress" },
      description: { ru: "<p>Шёлк &amp; тень</p>", en: "<p>Silk &amp; shade</p>" },
      price: kopecks(1_290_000),
      modelId,
      colorId: green,
      categoryId: dresses,
      categories: [{ id: dresses, position: 10 }],
      attributes: [{ attributeId: cloth, optionId: silk }],
      skus: ["s", "m", "l"].map((slug) => ({ code: `VR-1-1-${slug}`, sizeId: size(slug) })),
    },
    actor,
  );
  const blackDress = await saveProduct(
    db,
    {
      ...common,
      slug: "slip-dress-black",
      skuFull: "VR-1-2",
      title: { ru: "Платье-комбинация", en: "Slip dress" },
      price: kopecks(1_290_000),
      modelId,
      colorId: black,
      categoryId: dresses,
      categories: [{ id: dresses, position: 20 }],
      skus: [{ code: "VR-1-2-m", sizeId: size("m") }],
    },
    actor,
  );
  const shirt = await saveProduct(
    db,
    {
      ...common,
      slug: "poplin-shirt-white",
      skuFull: "VR-2-1",
      title: { ru: "Рубашка из поплина" },
      price: kopecks(790_000),
      oldPrice: kopecks(1_000_000),
      categoryId: shirts,
      categories: [{ id: shirts, position: 5 }],
      labelIds: [sale],
      skus: ["s", "m"].map((slug) => ({ code: `VR-2-1-${slug}`, sizeId: size(slug) })),
    },
    actor,
  );
  const pieces = (skuId: number | undefined, placeId: number, onHand: number) => ({
    skuId: skuId as number,
    placeId,
    onHand,
  });
  await countStock(
    db,
    [
      ...[...dress.skus.values()].map((sku) => pieces(sku, warehouse, 5)),
      pieces(blackDress.skus.get("VR-1-2-m"), petrovka.placeId, 1),
      pieces(shirt.skus.get("VR-2-1-s"), warehouse, 2),
    ],
    { cause: "receipt", actor },
  );
  return {
    warehouse,
    petrovka: petrovka.placeId,
    categories: { women, dresses, shirts },
    sizes: grid.sizes,
    labels: { sale },
    dress,
    blackDress,
    shirt,
  };
}
