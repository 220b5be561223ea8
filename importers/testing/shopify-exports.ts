import { csvBytes, type Row } from "./files.ts";
import type { WholeExport } from "./whole-exports.ts";

/** Rows as wide as all of them together, as exports write them. */
function evenly(...rows: Row[]): Row[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column, row[column] ?? ""])),
  );
}

const address = "https://cdn.invalid/s/files/1";

/** A coat in two colors, three sizes and two lengths, as today's admin exports it. */
function coats(): Row[] {
  const rows = ["Black", "Ecru"].flatMap((color) =>
    ["XS", "S", "M"].flatMap((size) =>
      ["Regular", "Petite"].map((length) => ({
        Handle: "wool-coat",
        "Option1 Value": color,
        "Option2 Value": size,
        "Option3 Value": length,
        "Variant SKU": `WC-${color}-${size}-${length}`,
        "Variant Grams": "1250.0",
        "Variant Inventory Qty": size === "S" ? "-2" : "4",
        "Variant Inventory Policy": "continue",
        "Variant Price": "189.00",
        "Variant Compare At Price": "229.00",
        "Variant Barcode": "'4601234567890",
        "Variant Image": `${address}/${color}.jpg?v=1`,
        "Price / Russia": "18990.00",
        "Compare At Price / Russia": "22990.00",
        Status: "active",
      })),
    ),
  );
  const head: Row = {
    Title: "Wool coat &amp; belt",
    "Body (HTML)": `<meta charset="utf-8"><div><div><p>Double-breasted.</p></div></div>`,
    Vendor: "Maison &amp; Co",
    "Product Category": "Apparel > Clothing > Outerwear > Coats & Jackets > Coats > Trench",
    Tags: `new, "AW 26"`,
    Published: "true",
    "Option1 Name": "Color",
    "Option1 Linked To": "product.metafields.shopify.color-pattern",
    "Option2 Name": "Size",
    "Option3 Name": "Length",
    "Image Src": `${address}/front.jpg`,
    "Image Position": "1",
    "Fabric (product.metafields.shopify.fabric)": "wool; cashmere",
    "Reviews (product.metafields.reviews.rating)": `{"value":"4.8"}`,
  };
  const view: Row = { Handle: "wool-coat", "Image Src": `${address}/back.jpg` };
  const [first, ...others] = rows;
  return [{ ...first, ...head }, ...others, view];
}

const russianDress: Row = {
  Handle: "платье-лён",
  Title: "Платье «Лето»",
  "Body (HTML)": `Лён &laquo;Вологда&raquo; &mdash; 100&nbsp;%\r\nСтирать при 30&deg;\r\n\r\nМоё`,
  Vendor: "Веретье",
  Type: "Женщинам > Платья",
  Published: "TRUE",
  "Option1 Name": "Цвет",
  "Option1 Value": "Ярко-красный",
  "Option2 Name": "Размер",
  "Option2 Value": "42-44",
  "Variant SKU": "0001",
  "Variant Inventory Qty": "3,000",
  "Variant Price": "1 299,00",
  "Variant Compare At Price": "1 999,00 ₽",
};
const another = (more: Row): Row => ({ Handle: "платье-лён", ...more });

const throughExcel = evenly(
  russianDress,
  another({
    "Option1 Value": "Ярко-красный",
    "Option2 Value": "46-48",
    "Variant SKU": "0002",
    "Variant Price": "от 1 299",
  }),
  another({ "Option1 Value": "Ёлка", "Variant SKU": "0001", "Variant Price": "999" }),
  {
    Handle: "plaid",
    Title: "Плед",
    "Body (HTML)": `<p>${"Лён, который не мнётся. ".repeat(1300)}</p>`,
    "Variant SKU": "PL",
    "Variant Inventory Qty": "2 шт.",
    "Variant Price": "1299.5 руб.",
  },
);

const byHand = `Handle,Title,Variant SKU,Variant Price,Option1 Name,Option1 Value
ok,Good,OK1,100,Size,S
inch,30" leg,IN1,200,Size,M
short,row
too,many,cells,here,and,more,and,more
unclosed,"Never closed,U1,300,Size,L
free,Free,P0,free,Size,S
again,Again,OK1,500,Size,S
,No handle,NH,500,Size,S
last,"Quoted ""word"", and comma",L1,"1,299.00",Size,S`;

const strangeColors = evenly(
  ...["红", "黑"].map((color, index) => ({
    Handle: "qipao",
    Title: index === 0 ? "旗袍" : "",
    "Option1 Name": "Color",
    "Option1 Value": color,
    "Option2 Name": "Size",
    "Option2 Value": "均码",
    "Variant SKU": "",
    "Variant Inventory Qty": "1,250",
    "Variant Price": "¥1,299.00",
  })),
);

export const shopifyExports: readonly WholeExport[] = [
  {
    name: "Shopify with metafields, prices of several markets, three options, a mark at its head",
    bytes: csvBytes(evenly(...coats()), { bom: true, lineEnd: "\r\n" }),
    products: 2,
    skus: 12,
    lost: [],
  },
  {
    name: "Shopify that went through a Russian Excel",
    bytes: csvBytes(throughExcel, { separator: ";", encoding: "win1251", lineEnd: "\r\n" }),
    products: 2,
    skus: 2,
    lost: [6, 7],
  },
  {
    name: "Shopify written by hand, with broken rows and half of the columns",
    bytes: Buffer.from(byHand),
    products: 3,
    skus: 3,
    lost: [4, 5, 6, 7, 8, 8, 9],
  },
  {
    name: "Shopify in letters that are neither Latin nor Russian",
    bytes: csvBytes(strangeColors, { encoding: "utf16le", bom: true, separator: "\t" }),
    products: 2,
    skus: 2,
    lost: [],
  },
];
