import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";
import { shopTable } from "./shop-table.ts";

const phone = `<a href="tel:88005550426">8 800 555-04-26</a>`;
const email = `<a href="mailto:care@veretie.example">care@veretie.example</a>`;

export const contacts: Page = {
  slug: "contacts",
  title: typeset("Магазины и контакты", "Shops and contacts"),
  seoTitle: typeset("Магазины и контакты — Веретье", "Shops and contacts — Veretie"),
  seoDescription: typeset(
    "Четырнадцать магазинов «Веретья» от Петербурга до Владивостока. Телефон, почта, часы работы.",
    "Fourteen Veretie shops from Saint Petersburg to Vladivostok. Phone, email, opening hours.",
  ),
  content: typeset(
    `
<h2>Написать или позвонить</h2>
<p>${phone} — бесплатно из любого города, в будни с 9:00 до 21:00, в выходные с 10:00 до 20:00 по Москве. Отвечают люди, которые держали наши вещи в руках.</p>
<p>${email} — вопросы о заказах, размерах и починке. Отвечаем в течение дня.</p>
<h2>Магазины</h2>
<p>Телефон один на всех, добавочный соединит с нужным магазином.</p>
${shopTable("ru")}
<h2>Реквизиты</h2>
<p>ООО «Веретье», 127051, Москва, улица Петровка, 12. ИНН 7700000026, ОГРН 1267700000026.</p>
`,
    `
<h2>Write or ring</h2>
<p>${phone}, free within Russia: weekdays 9 am to 9 pm, weekends 10 am to 8 pm, Moscow time. Whoever answers knows the clothes at first hand.</p>
<p>${email} for orders, sizes and mending. You will hear back the same day.</p>
<h2>Shops</h2>
<p>One number serves them all; the extension puts you through to the right shop.</p>
${shopTable("en")}
<h2>Company details</h2>
<p>Veretie LLC, 12 Petrovka Street, Moscow 127051, Russia. INN 7700000026, OGRN 1267700000026.</p>
`,
  ),
};
