import { shops } from "../../goods/shops.ts";
import { localities } from "../localities.ts";

type Language = "ru" | "en";
type Shop = (typeof shops)[keyof typeof shops];

const titles = {
  ru: ["Город", "Магазин", "Часы и телефон"],
  en: ["City", "Shop", "Hours and phone"],
};

/** The shops as a table of HTML: each city is the heading of its rows. */
export function shopTable(language: Language): string {
  const head = titles[language].map((title) => `<th>${title}</th>`).join("");
  const cities = Map.groupBy(Object.values(shops), ({ locality }) => locality);
  const rows = [...cities].flatMap(([city, there]) => rowsOf(city, there, language));
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table>`;
}

function rowsOf(city: string, there: readonly Shop[], language: Language): string[] {
  const title = localities.find(({ slug }) => slug === city)?.title[language];
  const heading = `<th rowspan="${there.length}">${title}</th>`;
  return there.map((shop, index) => {
    const cells = [placeOf(shop, language), hoursOf(shop, language)];
    const row = cells.map((cell) => `<td>${cell}</td>`).join("");
    return `<tr>${index === 0 ? heading : ""}${row}</tr>`;
  });
}

function placeOf({ title, address, directions }: Shop, language: Language): string {
  return (
    `<strong>${title[language]}</strong><br>${address[language]}<br>` +
    `<small>${directions[language]}</small>`
  );
}

function hoursOf({ hours, phone, extension }: Shop, language: Language): string {
  const word = { ru: "доб.", en: "ext." }[language];
  const number = `tel:${phone.replaceAll(/\D/g, "")},${extension}`;
  return `${hours[language]}<br><a href="${number}">${phone}, ${word} ${extension}</a>`;
}
