import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

export const deliveryAndPayment: Page = {
  slug: "delivery-and-payment",
  title: typeset("Доставка и оплата", "Delivery and payment"),
  seoTitle: typeset(
    "Доставка с примеркой и оплата — Веретье",
    "Delivery, home try-on and payment — Veretie",
  ),
  seoDescription: typeset(
    "Доставляем курьером с примеркой по всей России или в один из четырнадцати магазинов. Сроки, цены, оплата картой.",
    "Courier delivery anywhere in Russia, with a home try-on, or collection from one of our fourteen shops. Times, prices and card payment.",
  ),
  content: typeset(
    `
<h2>Сколько стоит и когда приедет</h2>
<table>
<thead><tr><th>Куда</th><th>Цена</th><th>Бесплатно</th><th>Рабочих дней</th></tr></thead>
<tbody>
<tr><td>Москва и Подольск, курьер</td><td>390 руб.</td><td>от 15 000 руб.</td><td>1–2</td></tr>
<tr><td>Другие города, курьер</td><td>590 руб.</td><td>от 25 000 руб.</td><td>2–7</td></tr>
<tr><td>Магазин «Веретье»</td><td>бесплатно</td><td>всегда</td><td>1–3</td></tr>
</tbody>
</table>
<p>Точный день для вашего города указан на странице товара и при оформлении. Заказы, оплаченные до 15:00 по Москве, уезжают со склада в тот же день, кроме воскресенья.</p>
<h2>Примерка</h2>
<p>Курьер ждёт двадцать минут. Этого хватает, чтобы надеть всё, пройтись по комнате и узнать мнение кота. Что не подошло, курьер увезёт, а деньги вернутся на карту. Если вы оставите себе хотя бы одну вещь, цена доставки не изменится.</p>
<h2>Самовывоз</h2>
<p>Выберите магазин при оформлении. Когда заказ будет готов к выдаче, придёт письмо. Вещи храним семь дней, по просьбе — дольше, а примерять их в магазине можно сколько угодно.</p>
<h2>Предзаказ</h2>
<p>Вещи по предзаказу оплачиваются сразу и отправляются в день, указанный на странице товара. Передумать можно в любой момент до отправки: вернём всё до копейки.</p>
<h2>Как оплатить</h2>
<ul>
<li>Картой на сайте: подойдут «Мир», Visa и Mastercard российских банков.</li>
<li>Данные карты вы вводите на странице банка; магазин их не видит и не хранит.</li>
<li>На оплату даём полчаса, всё это время вещи закреплены за вами. Не успели — заказ отменится сам, деньги не спишутся.</li>
<li>Электронный чек придёт на почту сразу после оплаты.</li>
</ul>
<p>Не получается? Позвоните: 8 800 555-04-26, звонок по России бесплатный.</p>
`,
    `
<h2>What it costs, how long it takes</h2>
<table>
<thead><tr><th>Where</th><th>Price</th><th>Free</th><th>Working days</th></tr></thead>
<tbody>
<tr><td>Moscow and Podolsk, courier</td><td>390 rub.</td><td>from 15 000 rub.</td><td>1–2</td></tr>
<tr><td>Other cities, courier</td><td>590 rub.</td><td>from 25 000 rub.</td><td>2–7</td></tr>
<tr><td>A Veretie shop</td><td>free</td><td>always</td><td>1–3</td></tr>
</tbody>
</table>
<p>Your delivery date is shown on each product page and again at checkout. Orders paid for by 3 pm Moscow time leave the warehouse the same day, except on Sundays.</p>
<h2>Trying on at home</h2>
<p>Our courier waits twenty minutes: time to try everything on, cross the room and consult the cat. Whatever does not suit goes straight back with the courier, and the money returns to your card. As long as you keep at least one piece, the delivery fee does not change.</p>
<h2>Collecting from a shop</h2>
<p>Choose a shop at checkout; we will email you when the order is ready. We will keep it for seven days, longer if you ask, and nobody counts the minutes in the fitting room.</p>
<h2>Preorders</h2>
<p>You pay when you order, and we ship on the date given on the product page. Change your mind at any time before that and we will refund every rouble.</p>
<h2>Paying</h2>
<ul>
<li>By card on the site: Mir, or a Visa or Mastercard issued by a Russian bank.</li>
<li>You enter the card number on the bank’s own page; we neither see it nor keep it.</li>
<li>You have half an hour to pay, and the pieces are held for you all that time. After that the order is cancelled automatically and nothing is charged.</li>
<li>The receipt reaches your inbox as soon as the payment goes through.</li>
</ul>
<p>Stuck? Ring 8 800 555-04-26, free from any Russian phone.</p>
`,
  ),
};
