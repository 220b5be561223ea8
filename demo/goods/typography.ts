import type { Said } from "./said.ts";

const NO_BREAK = "\u00a0";
const clingingWord =
  /(?<![а-яёa-z\d-])(?!(?:же|бы|ли|ль) )((?:[а-яё]{1,2}|без|для|при|над|под|про) )/giu;
const particle = / (же|бы|ли|ль)(?![а-яё])/giu;
const dash = / (?=[—–] )/gu;
const numberAndUnit = /(\d[%°]?) (?=\d{3}(?!\d)|[а-яё]|[%°×₽]|г\/м)/giu;
const numberAndEnglishUnit =
  /(\d) (?=\d{3}(?!\d)|rub\.|cm|mm|kg|g\b|m\b|km\b|[ap]m\b|gsm|oz\b|rpm|momme|[%°×])/gu;
const size = /((?:размер|size) )(?=(?:X{0,2}[SML]|\d+)(?![\p{L}\d]))/giu;
const numberSign = /(№|No\.|§|×|ст\.|п\.) (?=\d)/gu;

/**
 * A text in both languages, set as a typographer would: no-break spaces after short words,
 * before a dash and inside numbers with units. Texts are written with ordinary spaces; setting
 * twice changes nothing. Safe for simple HTML, whose tags and attributes hold no Cyrillic words.
 */
export function typeset(ru: string, en: string): Said {
  return { ru: setRussian(ru), en: setEnglish(en) };
}

export function setRussian(text: string): string {
  return text
    .replace(dash, NO_BREAK)
    .replace(particle, `${NO_BREAK}$1`)
    .replace(numberAndUnit, `$1${NO_BREAK}`)
    .replace(numberSign, `$1${NO_BREAK}`)
    .replace(size, (word) => word.replace(" ", NO_BREAK))
    .replace(clingingWord, (word) => word.replace(" ", NO_BREAK));
}

export function setEnglish(text: string): string {
  return text
    .replace(numberAndEnglishUnit, `$1${NO_BREAK}`)
    .replace(numberSign, `$1${NO_BREAK}`)
    .replace(size, (word) => word.replace(" ", NO_BREAK));
}
