import { typeset } from "../../goods/typography.ts";
import type { Poster } from "./section.ts";

/** Opens the page. */
export const sottoVoce: Poster = {
  resourcetype: "Poster",
  image: "poster-satin",
  image_mobile: "poster-satin-mobile",
  alt: typeset("Складки шёлкового атласа на светлом фоне", "Folds of silk satin on a pale ground"),
  title: typeset("Вполголоса", "Sotto voce"),
  subtitle: typeset(
    "Осень — зима 2026. Шёлк, шерсть и ничего лишнего",
    "Autumn–winter 2026. Silk and wool, plainly cut",
  ),
  btn_text: typeset("Смотреть коллекцию", "See the collection"),
  btn_style: "link",
  url: "/new",
  aligment: "right",
};

export const fiveBelow: Poster = {
  resourcetype: "Poster",
  image: "poster-wool",
  image_mobile: "poster-wool-mobile",
  alt: typeset("Вафельный кардиган поверх пальто", "A waffle-knit cardigan over a coat"),
  title: typeset("Минус пять", "Five below"),
  subtitle: typeset("Шерсть, кашемир и никакого утеплителя", "Wool, cashmere and no padding"),
  btn_text: typeset("Пальто и тренчи", "Coats and trench coats"),
  btn_style: "button",
  url: "/women/clothing/coats-and-jackets",
  aligment: "left",
};

export const longShadow: Poster = {
  resourcetype: "Poster",
  image: "poster-tweed",
  image_mobile: "poster-tweed-mobile",
  alt: typeset(
    "Двубортный пиджак из твида в ёлочку крупным планом",
    "A double-breasted herringbone tweed jacket, close up",
  ),
  title: typeset("Длинная тень", "Long shadow"),
  subtitle: typeset(
    "Костюмная осень. Плечо мягкое, совещания короткие",
    "Autumn tailoring. Soft shoulders, short meetings",
  ),
  btn_text: typeset("Пиджаки и жилеты", "Blazers and waistcoats"),
  btn_style: "link",
  url: "/men/clothing/blazers",
  aligment: "left",
};

export const sidewaysRain: Poster = {
  resourcetype: "Poster",
  image: "poster-rain",
  image_mobile: "poster-rain-mobile",
  alt: typeset("Нейлоновый бомбер поверх бушлата", "A nylon bomber laid over a pea coat"),
  title: typeset("Косой дождь", "Sideways rain"),
  subtitle: typeset(
    "Бушлаты и куртки из Архангельска, где дождь другим не бывает",
    "Pea coats and jackets from Arkhangelsk, where there is no other kind",
  ),
  btn_text: typeset("Пальто и куртки", "Coats and jackets"),
  btn_style: "link",
  url: "/men/clothing/coats-and-jackets",
  aligment: "right",
};
