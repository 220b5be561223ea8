import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

export const terms: Page = {
  slug: "terms",
  title: typeset("Публичная оферта", "Terms of sale"),
  seoTitle: typeset("Публичная оферта — Веретье", "Terms of sale — Veretie"),
  seoDescription: typeset(
    "Условия продажи товаров дистанционным способом в интернет-магазине «Веретье».",
    "The terms on which the Veretie online shop sells its goods.",
  ),
  content: typeset(
    `
<p>Редакция от 1 ноября 2026 года. Документ — публичная оферта ООО «Веретье» по п. 2 ст. 437 Гражданского кодекса РФ.</p>
<h2>1. Стороны и предмет</h2>
<p>Продавец — ООО «Веретье», ИНН 7700000026, ОГРН 1267700000026, 127051, Москва, улица Петровка, 12. Покупатель — любой совершеннолетний, оформивший заказ для личных нужд. Продавец передаёт товар в собственность покупателя, покупатель принимает его и оплачивает. Отношения сторон подчиняются Закону РФ «О защите прав потребителей» и Правилам продажи, утверждённым постановлением Правительства РФ от 31.12.2020 № 2463.</p>
<h2>2. Заказ</h2>
<p>Договор заключён, когда покупатель оформил заказ и получил его номер. Фотографии показывают товар настолько точно, насколько позволяет экран; состав, размеры и страна производства указаны на странице товара. Если вещи не оказалось на складе, продавец сообщает об этом в день заказа и возвращает деньги полностью.</p>
<h2>3. Цена и оплата</h2>
<p>Цены указаны в рублях с НДС. После оформления цена заказа не меняется. Оплата — банковской картой на странице банка в течение 30 минут; не оплаченный за это время заказ отменяется автоматически. Кассовый чек направляется в электронном виде.</p>
<h2>4. Доставка</h2>
<p>Сроки и стоимость рассчитываются при оформлении и входят в условия договора. Право собственности на товар и риск его случайной гибели переходят к покупателю в момент передачи. При получении у курьера покупатель может примерить вещи; курьер ждёт до двадцати минут.</p>
<h2>5. Предзаказ</h2>
<p>Предзаказ — покупка вещи, которая ещё шьётся. Срок отправки указан на странице товара. Если он сдвигается больше чем на 14 дней, покупатель вправе отменить заказ и получить деньги в течение трёх рабочих дней.</p>
<h2>6. Отказ и возврат</h2>
<p>Покупатель вправе отказаться от товара до получения в любое время, после получения — в течение 30 дней, если сохранены товарный вид и потребительские свойства. Деньги возвращаются не позднее чем через десять дней со дня требования, за вычетом расходов продавца на доставку возвращённого товара. Товар с недостатками принимается по ст. 18 Закона «О защите прав потребителей».</p>
<h2>7. Ответственность и споры</h2>
<p>Стороны отвечают по закону. Претензию можно направить на care@veretie.example или почтой; срок ответа — десять дней. Если договориться не удалось, спор рассматривает суд, в том числе по месту жительства покупателя.</p>
<h2>8. Персональные данные</h2>
<p>Данные, указанные при оформлении, обрабатываются для выполнения договора, как описано в политике конфиденциальности. Рассылка возможна только по отдельному согласию.</p>
`,
    `
<p>Version dated 1 November 2026. This is a public offer by Veretie LLC under Article 437(2) of the Civil Code of the Russian Federation. The Russian text is the binding one; the English is here for convenience.</p>
<h2>1. Who and what</h2>
<p>The seller is Veretie LLC, INN 7700000026, OGRN 1267700000026, 12 Petrovka Street, Moscow 127051, Russia. The buyer is any adult ordering for personal use. The seller transfers ownership of the goods to the buyer; the buyer accepts and pays for them. The Consumer Protection Act and the Rules of Sale (Government Decree No. 2463 of 31 December 2020) apply.</p>
<h2>2. Ordering</h2>
<p>A contract is concluded once the buyer has placed an order and received its number. Pictures are as true as a screen allows; composition, sizes and country of origin are given on the product page. Should a piece prove to be out of stock, the seller will inform the buyer the same day and refund the price in full.</p>
<h2>3. Price and payment</h2>
<p>Prices are in roubles and include VAT. The price does not change once an order has been placed. Payment is by card on the bank’s page and must be made within 30 minutes of ordering; after that, an unpaid order is cancelled automatically. The fiscal receipt is sent electronically.</p>
<h2>4. Delivery</h2>
<p>The date and cost are worked out at checkout and form part of the contract. Ownership and risk pass to the buyer on handover. The courier allows up to twenty minutes for a home try-on.</p>
<h2>5. Preorders</h2>
<p>A preorder is the purchase of something still being made; its shipping date is on the product page. If that slips by more than 14 days, a buyer who cancels is refunded within three working days.</p>
<h2>6. Withdrawal and returns</h2>
<p>The buyer may withdraw at any time before delivery, and for 30 days afterwards, provided that the goods retain their original appearance and properties. Refunds are made within ten days of the request, less the seller’s costs of transporting the returned goods. Faulty goods are handled under Article 18 of the Consumer Protection Act.</p>
<h2>7. Liability and disputes</h2>
<p>Each party is liable as the law provides. Complaints may be sent to care@veretie.example or by post and are answered within ten days. Failing agreement, the dispute is settled in court, at the buyer’s place of residence if the buyer so wishes.</p>
<h2>8. Personal data</h2>
<p>Details given at checkout are processed to perform the contract, as the privacy policy explains. Marketing emails require separate consent.</p>
`,
  ),
};
