import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

const ru = {
  women: table(
    ["Размер", "Российский", "Грудь, см", "Талия, см", "Бёдра, см"],
    [
      ["XS", "42", "82–85", "63–66", "89–92"],
      ["S", "44", "86–89", "67–70", "93–96"],
      ["M", "46", "90–93", "71–74", "97–100"],
      ["L", "48", "94–98", "75–79", "101–105"],
      ["XL", "50", "99–103", "80–85", "106–110"],
    ],
  ),
  men: table(
    ["Размер", "Российский", "Грудь, см", "Талия, см", "Рост, см"],
    [
      ["S", "46", "90–93", "76–80", "168–176"],
      ["M", "48", "94–97", "81–85", "172–180"],
      ["L", "50", "98–101", "86–90", "176–184"],
      ["XL", "52", "102–106", "91–96", "178–188"],
      ["XXL", "54", "107–111", "97–102", "180–190"],
    ],
  ),
  shoes: table(
    ["Российский", "Европейский", "Длина стопы, см"],
    [
      ["35", "36", "22,5"],
      ["36", "37", "23"],
      ["37", "38", "23,8"],
      ["38", "39", "24,5"],
      ["39", "40", "25,1"],
      ["40", "41", "25,7"],
      ["41", "42", "26,4"],
      ["42", "43", "27"],
      ["43", "44", "27,7"],
      ["44", "45", "28,4"],
      ["45", "46", "29"],
    ],
  ),
};

const en = {
  women: withHead(ru.women, ["Size", "Russian", "Bust, cm", "Waist, cm", "Hips, cm"]),
  men: withHead(ru.men, ["Size", "Russian", "Chest, cm", "Waist, cm", "Height, cm"]),
  shoes: withHead(ru.shoes, ["Russian", "European", "Foot length, cm"]).replace(
    /(\d),(\d)/g,
    "$1.$2",
  ),
};

export const sizeGuide: Page = {
  slug: "size-guide",
  title: typeset("Таблица размеров", "Size guide"),
  seoTitle: typeset(
    "Таблица размеров одежды и обуви — Веретье",
    "Size guide for clothes and shoes — Veretie",
  ),
  seoDescription: typeset(
    "Российские и международные размеры, мерки в сантиметрах и советы, как снять их без помощника.",
    "Russian and international sizes, body measurements in centimetres, and how to measure yourself.",
  ),
  content: typeset(
    `
<p>Сверяйте таблицы со своими мерками, а не с размерами вещей: запас на свободу движений уже заложен в крой. Обмеры самой вещи есть на её странице. Если колеблетесь между двумя размерами, для шёлка выбирайте меньший, для пальто — больший.</p>
<h2>Женская одежда</h2>
${ru.women}
<h2>Мужская одежда</h2>
${ru.men}
<h2>Обувь</h2>
${ru.shoes}
<h2>Как снять мерки</h2>
<ul>
<li>Грудь — по самым выступающим точкам, на выдохе; ленту держите горизонтально.</li>
<li>Талия — там, где вы сгибаетесь при наклоне вбок, а не там, где обычно сидит пояс брюк.</li>
<li>Бёдра — по самой широкой линии, ноги вместе.</li>
<li>Стопу обведите на бумаге вечером, стоя: за день она немного увеличивается.</li>
</ul>
<p>Джинсы мерим в дюймах по поясу: 27-й размер — на талию 69–71 см. Новый деним тесноват; не любите разнашивать — берите на размер больше.</p>
`,
    `
<p>The tables give body measurements; room to move is already built into the garments. The measurements of each garment are on its product page. If you are between two sizes, take the smaller in silk and the larger in coats.</p>
<h2>Women’s clothing</h2>
${en.women}
<h2>Men’s clothing</h2>
${en.men}
<h2>Shoes</h2>
${en.shoes}
<h2>Taking your measurements</h2>
<ul>
<li>Chest or bust: tape level, round the fullest part, as you breathe out.</li>
<li>Waist: where you bend sideways, which is seldom where your belt sits.</li>
<li>Hips: round the widest part, feet together.</li>
<li>Foot: draw round it on paper in the evening, standing. It is slightly larger by then.</li>
</ul>
<p>Jeans are sized in inches at the waist: a 27 is for a waist of 69–71 cm. New denim is snug; go one size up if you would rather skip the week of breaking it in.</p>
`,
  ),
};

function table(head: string[], rows: string[][]): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table>\n${headRow(head)}\n<tbody>\n${body.join("\n")}\n</tbody>\n</table>`;
}

function withHead(html: string, head: string[]): string {
  return html.replace(/<thead>.*<\/thead>/, headRow(head));
}

function headRow(titles: string[]): string {
  return `<thead><tr>${titles.map((title) => `<th>${title}</th>`).join("")}</tr></thead>`;
}
