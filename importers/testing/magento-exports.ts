import { csvBytes, type Row } from "./files.ts";
import type { WholeExport } from "./whole-exports.ts";

const blank: Row = Object.fromEntries(
  [
    ...["sku", "store_view_code", "attribute_set_code", "product_type", "categories", "name"],
    ...["description", "short_description", "weight", "product_online", "visibility", "price"],
    ...["special_price", "url_key", "meta_title", "base_image", "additional_images", "qty"],
    ...["is_in_stock", "manage_stock", "use_config_manage_stock", "allow_backorders"],
    ...["related_skus", "associated_skus", "bundle_values", "additional_attributes"],
    ...["configurable_variations", "configurable_variation_labels"],
  ].map((column) => [column, ""]),
);

const simple: Row = {
  ...blank,
  attribute_set_code: "Одежда",
  product_type: "simple",
  categories:
    "Default Category/Женщинам/Платья\\/Сарафаны,Default Category/Новинки, хиты,Default Category",
  product_online: "1",
  visibility: "Not Visible Individually",
  price: "4990.000000",
  qty: "10.0000",
  is_in_stock: "1",
  use_config_manage_stock: "1",
  weight: "0.350000",
};
const sold = (more: Row): Row => ({ ...simple, visibility: "Catalog, Search", ...more });
const view = (sku: string, store_view_code: string, name: string): Row => ({
  ...blank,
  sku,
  store_view_code,
  name,
});

const variants = ["Синий", "Молочный"].flatMap((color) =>
  ["42", "44", "46/48"].map((size) => ({ color, size, sku: `DR-${color}-${size}` })),
);

/** A dress of three store views; its last size is disabled, its middle one sold below nothing. */
const dress: Row[] = [
  ...variants.flatMap(({ color, size, sku }) => [
    {
      ...simple,
      sku,
      name: `Платье Вера-${color}-${size}`,
      short_description: "__EMPTY__VALUE__",
      qty: size === "44" ? "-3.0000" : "10.0000",
      product_online: color === "Молочный" && size === "46/48" ? "2" : "1",
      additional_attributes: `color=${color},size=${size},features=__EMPTY__VALUE__`,
    },
    view(sku, "en_us", `Vera dress ${size}`),
  ]),
  sold({
    sku: "DR",
    product_type: "configurable",
    name: "Платье &quot;Вера&quot;",
    description:
      `<style>#html-body [data-pb-style=A1B2]{justify-content:flex-start;display:flex}</style>` +
      `<div data-content-type="row"><div><p>Лёгкое</p></div></div>{{widget type="Block" id="4"}}`,
    qty: "0.0000",
    url_key: "plate-vera",
    meta_title: "__EMPTY__VALUE__",
    additional_attributes: `material=Лён|Хлопок,care="Стирка 30°, не отжимать"`,
    configurable_variations: variants
      .map(({ color, size, sku }) => `sku=${sku},color=${color},size=${size}`)
      .join("|"),
    configurable_variation_labels: "color=Цвет,size=Размер",
    related_skus: "DR-Синий-42,BELT",
  }),
  view("DR", "en_us", "Vera dress"),
  view("DR", "kz", "Вера көйлегі"),
];

const ofAllTypes: Row[] = [
  sold({ sku: "BUN", product_type: "bundle", name: "Комплект", price: "" }),
  sold({
    sku: "GR",
    product_type: "grouped",
    name: "Группа",
    price: "",
    associated_skus: "BELT=1",
  }),
  sold({ sku: "BELT", name: "Ремень", qty: "-5", allow_backorders: "1", price: "1 990,00" }),
  sold({ sku: "OFF", name: "Снято", product_online: "2" }),
  sold({ sku: "BELT", name: "Ремень ещё раз", price: "1" }),
  sold({ sku: "FREE", name: "Даром", price: "0.0000" }),
];

const ofOneView = ["S", "M"].map((size) => ({
  ...simple,
  sku: `TEE-${size}`,
  store_view_code: "default",
  name: `Футболка ${size}`,
  base_image: `/t/${size}.jpg`,
}));
const teeOfOneView = sold({
  sku: "TEE",
  store_view_code: "default",
  product_type: "configurable",
  name: "Футболка",
  configurable_variations: "sku=TEE-S,size=S|sku=TEE-M,size=M",
});

export const magentoExports: readonly WholeExport[] = [
  {
    name: "Magento with store views, a page builder's HTML and emptied values",
    bytes: csvBytes(dress),
    products: 2,
    skus: 5,
    lost: [12],
  },
  {
    name: "Magento with products of all types, stock below nothing, a SKU twice",
    bytes: csvBytes(ofAllTypes, { separator: ";", encoding: "win1251", lineEnd: "\r\n" }),
    products: 2,
    skus: 2,
    lost: [2, 3, 6, 7],
  },
  {
    name: "Magento written by hand for its default view alone",
    bytes: csvBytes([teeOfOneView, ...ofOneView]),
    products: 1,
    skus: 2,
    lost: [],
  },
];
