import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

export const returns: Page = {
  slug: "returns",
  title: typeset("Возврат и обмен", "Returns and exchanges"),
  seoTitle: typeset("Возврат и обмен — Веретье", "Returns and exchanges — Veretie"),
  seoDescription: typeset(
    "Тридцать дней на возврат вместо семи по закону. Что понадобится, как отправить вещь и когда придут деньги.",
    "Thirty days where the law requires seven. What to send, how to send it and when the money arrives.",
  ),
  content: typeset(
    `
<p>Закон даёт на возврат дистанционной покупки семь дней. Мы даём тридцать: за неделю можно и не дождаться погоды, для которой куплено пальто.</p>
<h2>Что можно вернуть</h2>
<p>Любую вещь, если её не носили, сохранились бирки и пломба, а на подошве нет следов улицы. Чек желателен, но не обязателен: подойдёт номер заказа или выписка банка. Бельё, колготки и носки принимаем только в невскрытой упаковке.</p>
<h2>Как вернуть</h2>
<ul>
<li>Курьеру при примерке — сразу, без бумаг.</li>
<li>В любом нашем магазине, даже если покупали на сайте. Покажите паспорт и назовите номер заказа.</li>
<li>Посылкой: напишите на care@veretie.example, в ответ пришлём наклейку с адресом. Если мы ошиблись или вещь оказалась с браком, пересылка за наш счёт.</li>
</ul>
<h2>Когда вернутся деньги</h2>
<p>Мы отправляем деньги в тот день, когда приняли вещь, но не позже чем через десять дней после вашего заявления. Дальше всё зависит от банка: обычно на это уходит от одного до трёх рабочих дней. Деньги придут на ту карту, с которой платили.</p>
<h2>Обмен</h2>
<p>Другой размер отложим, как только вы напишете. Доставку при обмене берём на себя. Если нужного размера нет, вернём деньги или напишем вам первым, когда он появится.</p>
<h2>Если что-то не так с вещью</h2>
<p>Разошёлся шов, протёрлась ткань, сломалась молния — присылайте. Гарантия — 90 дней на одежду и 60 дней на обувь, считая с начала сезона. Вы вправе выбрать ремонт, замену, скидку или возврат денег. А если срок вышел, мы всё равно починим.</p>
`,
    `
<p>Russian law gives you seven days to return something bought online. We give thirty: a coat bought in a hurry deserves a second look.</p>
<h2>What we take back</h2>
<p>Anything unworn, with its tags still on and no trace of the street on the soles. A receipt helps, but an order number or a bank statement will do. We can take back underwear and hosiery only if the packaging is unopened.</p>
<h2>Three ways to return it</h2>
<ul>
<li>Hand it to the courier at your home try-on. No paperwork.</li>
<li>Bring it to any of our shops, wherever you bought it. Have your passport with you, and the receipt or the order number if you still have it.</li>
<li>Post it. Write to care@veretie.example for a label. When the fault is ours, so is the postage.</li>
</ul>
<h2>Your money</h2>
<p>Your refund leaves us on the day the piece is accepted, and never later than ten days after you ask. Banks then usually take one to three working days to return it to the card you paid with.</p>
<h2>Exchanges</h2>
<p>Tell us the size you want and we will set it aside at once. We pay for delivery of the replacement. If that size has gone, choose between a refund and first place in the queue.</p>
<h2>When something gives way</h2>
<p>A seam opens, cloth wears thin, a zip breaks: send the piece in. Clothing is guaranteed for 90 days and footwear for 60, counted from the start of the season, and the choice of repair, replacement, price reduction or refund is yours. After that we will still mend it.</p>
`,
  ),
};
