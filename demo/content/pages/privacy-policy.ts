import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

export const privacyPolicy: Page = {
  slug: "privacy-policy",
  title: typeset("Политика конфиденциальности", "Privacy policy"),
  seoTitle: typeset("Политика конфиденциальности — Веретье", "Privacy policy — Veretie"),
  seoDescription: typeset(
    "Какие персональные данные мы обрабатываем, зачем, сколько храним и как их удалить.",
    "What personal data we process, why, for how long, and how to have it erased.",
  ),
  content: typeset(
    `
<p>Редакция от 1 ноября 2026 года. Политика составлена по Федеральному закону от 27.07.2006 № 152-ФЗ «О персональных данных» и действует на сайте и в магазинах «Веретья».</p>
<h2>1. Оператор</h2>
<p>ООО «Веретье», ИНН 7700000026, ОГРН 1267700000026, адрес: 127051, Москва, улица Петровка, 12. За обработку данных отвечает назначенный приказом сотрудник; ему можно написать на privacy@veretie.example.</p>
<h2>2. Какие данные и зачем</h2>
<table>
<thead><tr><th>Цель</th><th>Данные</th><th>Основание</th><th>Срок</th></tr></thead>
<tbody>
<tr><td>Выполнить заказ и доставить его</td><td>имя, фамилия, телефон, почта, адрес, состав заказа</td><td>договор, п. 5 ч. 1 ст. 6 закона</td><td>5 лет после заказа</td></tr>
<tr><td>Выдать чек и вести учёт</td><td>телефон или почта, сумма и состав покупки</td><td>обязанность по закону</td><td>5 лет</td></tr>
<tr><td>Ответить на обращение</td><td>имя, телефон, почта, текст</td><td>согласие</td><td>1 год</td></tr>
<tr><td>Отправлять рассылку</td><td>почта</td><td>отдельное согласие</td><td>до отписки</td></tr>
<tr><td>Считать посещаемость и исправлять ошибки</td><td>cookie, IP-адрес, сведения о браузере, просмотренные страницы</td><td>согласие</td><td>до 1 года</td></tr>
</tbody>
</table>
<p>Паспортные данные, сведения о здоровье и биометрию мы не собираем. Номер карты вы вводите на странице банка, к нам он не попадает.</p>
<h2>3. Что мы делаем с данными</h2>
<p>Собираем, записываем, систематизируем, храним, уточняем, используем, передаём тем, кто назван ниже, обезличиваем, удаляем. Обработка смешанная: автоматизированная и, в магазинах, на бумаге. Базы данных с персональными данными граждан России находятся на территории России; за границу данные не передаём.</p>
<h2>4. Кому передаём</h2>
<ul>
<li>Службе доставки — имя, телефон и адрес.</li>
<li>Банку и оператору фискальных данных — сведения о платеже и контакт для чека.</li>
<li>Сервису рассылок — адрес почты, если вы подписаны.</li>
<li>Государственным органам — только по законному требованию.</li>
</ul>
<p>Со всеми получателями, кроме государственных органов, заключены договоры, которые обязывают хранить данные в тайне и использовать их только для той цели, для которой они переданы.</p>
<h2>5. Как защищаем</h2>
<p>Соединение с сайтом шифруется, доступ сотрудников ограничен их задачами и записывается в журнал, пароли хранятся в виде необратимых хешей. Об утечке мы сообщим Роскомнадзору в течение 24 часов, а вам — без промедления.</p>
<h2>6. Ваши права</h2>
<p>Вы можете узнать, какие данные о вас есть у нас, потребовать исправить, заблокировать или удалить их, отозвать согласие, пожаловаться в Роскомнадзор или обратиться в суд. Напишите на privacy@veretie.example или по адресу оператора: ответим в течение 10 рабочих дней, а после отзыва согласия удалим данные в течение 30 дней, если хранить их дольше не обязывает закон.</p>
<h2>7. Файлы cookie</h2>
<p>Необходимые cookie хранят корзину и выбор языка, без них магазин не работает. Аналитические включаются с вашего согласия; отключить их можно в настройках браузера.</p>
<h2>8. Изменения</h2>
<p>Новая редакция вступает в силу через семь дней после публикации на этой странице. Прежние редакции пришлём по запросу.</p>
`,
    `
<p>Version dated 1 November 2026. This policy complies with Russian Federal Law No. 152-FZ of 27 July 2006 “On Personal Data” and covers Veretie’s site and shops. If the two language versions differ, the Russian text prevails.</p>
<h2>1. Who is responsible</h2>
<p>Veretie LLC, INN 7700000026, OGRN 1267700000026, 12 Petrovka Street, Moscow 127051, Russia. A designated member of staff is responsible for personal data and can be reached at privacy@veretie.example.</p>
<h2>2. What we process, and why</h2>
<table>
<thead><tr><th>Purpose</th><th>Data</th><th>Basis</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>To fulfil and deliver an order</td><td>name, phone, email, address, contents of the order</td><td>contract, Article 6(1)(5) of the law</td><td>5 years after the order</td></tr>
<tr><td>To issue receipts and keep accounts</td><td>phone or email, amount and contents of the purchase</td><td>legal duty</td><td>5 years</td></tr>
<tr><td>To answer you</td><td>name, phone, email, your message</td><td>consent</td><td>1 year</td></tr>
<tr><td>To send our newsletter</td><td>email</td><td>separate consent</td><td>until you unsubscribe</td></tr>
<tr><td>To count visits and fix faults</td><td>cookies, IP address, browser details, pages viewed</td><td>consent</td><td>up to 1 year</td></tr>
</tbody>
</table>
<p>We collect no passport details, health records or biometrics. Card numbers are entered on the bank’s page and never reach us.</p>
<h2>3. What processing means here</h2>
<p>Collecting, recording, organising, storing, correcting, using, passing on to those listed below, anonymising and erasing; by automated means and, in the shops, on paper. Databases holding the personal data of Russian citizens are kept in Russia. Nothing is transferred abroad.</p>
<h2>4. Who receives it</h2>
<ul>
<li>The carrier: your name, phone and address.</li>
<li>The bank and the fiscal data operator: payment details and a phone number or email for the receipt.</li>
<li>The mailing service: your email, if you subscribed.</li>
<li>Public authorities: only on a lawful demand.</li>
</ul>
<p>All of them except the authorities are bound by contract to keep the data confidential and to use it only for the purpose for which it was passed on.</p>
<h2>5. How it is protected</h2>
<p>Connections are encrypted. Staff see only what their work requires, and every access is logged. Passwords are stored as irreversible hashes. If data leaks, we notify Roskomnadzor within 24 hours, and you without delay.</p>
<h2>6. Your rights</h2>
<p>You may ask what we hold about you; have it corrected, blocked or erased; withdraw consent; complain to Roskomnadzor or go to court. Write to privacy@veretie.example or to our postal address. We reply within 10 working days, and erase your data within 30 days of your withdrawing consent, unless the law requires us to keep it longer.</p>
<h2>7. Cookies</h2>
<p>Necessary cookies hold your cart and language; the shop cannot work without them. Analytics cookies wait for your consent and can be switched off in the browser.</p>
<h2>8. Changes</h2>
<p>A new version takes effect seven days after it appears on this page. Earlier versions are sent on request.</p>
`,
  ),
};
