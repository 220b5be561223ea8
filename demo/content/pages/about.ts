import { typeset } from "../../goods/typography.ts";
import type { Page } from "./page.ts";

export const about: Page = {
  slug: "about",
  title: typeset("О доме", "The house"),
  seoTitle: typeset("О доме «Веретье»", "About Veretie"),
  seoDescription: typeset(
    "Почему магазин так называется, кто шьёт и вяжет наши вещи и почему мы берём их в починку.",
    "Where our name comes from, who cuts and knits for us, and why everything can be mended.",
  ),
  image: "poster-collars",
  imageMobile: "poster-collars-mobile",
  imageAlt: typeset("Рубашки, разложенные внахлёст", "Shirts, each lying over the next"),
  content: typeset(
    `
<p>Веретьем на Севере звали две вещи: домотканое полотно и сухую гряду у реки, где это полотно расстилали белить. Ткань и место для неё. Лучшего имени дому, который начинает с материала, мы не нашли.</p>
<h2>С чего всё началось</h2>
<p>С десяти рубашек. В 2014 году Анна Вершинина сшила их для друзей в мастерской на Малой Бронной, на двух промышленных швейных машинах и одной домашней. Следующую партию заказали уже незнакомые люди. Сейчас в мастерской работают сорок шесть человек, домашняя машина стоит в витрине, и иногда на ней до сих пор шьют.</p>
<h2>Как мы делаем</h2>
<p>Больших коллекций две в год, и ещё есть «Основа» — вещи, которые мы шьём, пока их носят. Каждую модель полгода носит кто-нибудь из нас. Если за это время она надоест, в магазин не попадёт.</p>
<ul>
<li>Шёлк собственной линии — не легче 19 момме, иначе вещь живёт один сезон.</li>
<li>Шерсть — с фабрик, где могут сказать, с какой фермы она пришла.</li>
<li>Лён стираем до раскроя: у вас он уже не сядет.</li>
<li>К одежде прикладываем два метра нитки в тон, а если вещь на пуговицах, то и запасную пуговицу.</li>
</ul>
<h2>Кто рядом</h2>
<p>Одному дому не под силу делать всё хорошо, поэтому на соседних вешалках — вещи тех, у кого выходит лучше. «Две лицевые» вяжут в Ростове Великом. «Камволь» шьёт костюмы и пальто, а хлипких тканей не берёт из принципа. «Нечётный день» отвечает за деним и шутки. «Щеглов и дочь» делают в Торжке сумки и обувь; обуви — тридцать пар в неделю и ни парой больше. Куртки «Севера и соли» испытывают на архангельском буксире, «Третья смена» шьёт рабочую одежду для тех, кто работает сидя. А Полина Ость придумывает платья и узоры к ним; каждый узор живёт один сезон, и на повтор её не уговоришь.</p>
<h2>Починка</h2>
<p>Всё, что мы продали, мы чиним. Первые два года — бесплатно: подошьём, заштопаем, заменим молнию. Потом — по цене работы. Принесите вещь в любой магазин или отправьте её нам. Чек не нужен: свои швы мы узнаём.</p>
`,
    `
<p>In the Russian north the word <em>veretie</em> meant two things: homespun cloth, and the dry ridge above a river where that cloth was spread to bleach. A fabric and a place for it. For a house that begins with the material, no other name would do.</p>
<h2>Ten shirts</h2>
<p>That was all there was in 2014, when Anna Vershinina sewed them for friends in a workshop on Malaya Bronnaya, on two industrial sewing machines and a domestic one. The next batch was ordered by strangers. There are forty-six of us now. The domestic machine sits in a shop window, and now and then somebody still sews on it.</p>
<h2>How we work</h2>
<p>Two main collections a year, and “Foundation”, which stays for as long as people wear it. One of us lives in every new design for six months before it reaches a rail. If we tire of it, you never see it.</p>
<ul>
<li>No silk under 19 momme in our own line; anything thinner lasts only a season.</li>
<li>Wool only from mills that can tell us which farm it came from.</li>
<li>Linen is washed before it is cut, so that it shrinks in our workroom and not in your washing machine.</li>
<li>With each piece come spare buttons and two metres of matching thread.</li>
</ul>
<h2>The company we keep</h2>
<p>One house cannot do everything well, so the neighbouring rails belong to people who do some things better. Knit Two makes jumpers in Rostov Veliky. Kamvol tailors suits and coats and turns away flimsy cloth on principle. Odd Day looks after the denim and the jokes. Shcheglov &amp; Daughter make bags and shoes in Torzhok, the shoes at thirty pairs a week and never thirty-one. Sever &amp; Salt try their jackets out on a tugboat in Arkhangelsk. Third Shift sews workwear for people who mostly sit down to work. Polina Ost designs dresses and paints the prints for them, and no amount of pleading has ever brought one back for a second season.</p>
<h2>Mending</h2>
<p>We repair whatever we have sold. For the first two years hems, darns and new zips cost nothing. After that you pay for the work. Bring the piece to any shop, or post it to us. No receipt is needed; we know our own seams.</p>
`,
  ),
};
