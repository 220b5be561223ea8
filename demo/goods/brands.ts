import { typeset } from "./typography.ts";

/** The house's own line and the seven workshops it sells beside it. */
export const brands = {
  veretie: {
    title: typeset("Веретье", "Veretie"),
    description: typeset(
      "Собственная линия дома. Шёлк, лён и вискоза, немного цвета и ни одной лишней строчки.",
      "The house line: silk, linen and viscose, a little colour and not one seam too many.",
    ),
  },
  "knit-two": {
    title: typeset("Две лицевые", "Knit Two"),
    description: typeset(
      "Трикотаж из Ростова Великого. Здесь не кроят и не торопятся: каждую деталь вяжут сразу по форме, а концы ниток прячут так, что вещь можно носить наизнанку.",
      "Knitwear from Rostov Veliky. Every panel is shaped on the needles, nothing is cut, and the ends are hidden so well that you could wear any piece inside out.",
    ),
  },
  kamvol: {
    title: typeset("Камволь", "Kamvol"),
    description: typeset(
      "Костюмы и пальто. Гребенная шерсть, полочка на конском волосе, естественное плечо. Спорят здесь только о миллиметрах.",
      "Suits and coats. Worsted wool, horsehair canvas, a natural shoulder. The cutters argue about millimetres and nothing else.",
    ),
  },
  "odd-day": {
    title: typeset("Нечётный день", "Odd Day"),
    description: typeset(
      "Деним, джерси, нейлон. Для дней, когда наряжаться лень, а выглядеть плохо не хочется.",
      "Denim, jersey, nylon. For days when dressing up is out and looking scruffy is not an option.",
    ),
  },
  shcheglov: {
    title: typeset("Щеглов и дочь", "Shcheglov & Daughter"),
    description: typeset(
      "Обувь и сумки из Торжка. Кроит отец, шьёт дочь; у каждой вещи есть номер, по которому её примут в починку.",
      "Shoes and bags from Torzhok. The father cuts, the daughter sews, and every piece carries a number, so that it can always come back for repair.",
    ),
  },
  "sever-and-salt": {
    title: typeset("Север и соль", "Sever & Salt"),
    description: typeset(
      "Верхняя одежда из Архангельска, где дождь всегда косой. Каждую модель целую зиму носит капитан портового буксира; что он похвалит, то и попадает в магазин.",
      "Outerwear from Arkhangelsk, where rain arrives sideways. A tugboat captain wears each prototype for a winter, and only the ones he wants to keep go into production.",
    ),
  },
  "polina-ost": {
    title: typeset("Полина Ость", "Polina Ost"),
    description: typeset(
      "Платья и рисунки Полины Ость. Узоры она пишет гуашью на кухне, ткани печатают под Ивановом, и каждый рисунок живёт один сезон.",
      "Dresses and prints by Polina Ost, who paints her patterns in gouache at the kitchen table and retires each of them after one season.",
    ),
  },
  "third-shift": {
    title: typeset("Третья смена", "Third Shift"),
    description: typeset(
      "Рабочая одежда для тех, кто не ходит на завод: саржа, канвас, тройной шов. Карманы мерили рулеткой, телефоном и яблоком.",
      "Workwear for people with no factory to go to. Twill, canvas, triple-stitched seams, and pockets measured with a tape, a phone and an apple.",
    ),
  },
};

export type BrandSlug = keyof typeof brands;
