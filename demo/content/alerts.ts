import type { Said } from "../goods/said.ts";
import { typeset } from "../goods/typography.ts";

/** A line of an announcement bar; empty colors are the theme's own. */
export interface Alert {
  text: Said;
  textColor: string;
  bgColor: string;
  /** Address within the shop. */
  url: string;
}

const themeColors = { textColor: "", bgColor: "" };

export const headerAlerts: Alert[] = [
  {
    ...themeColors,
    text: typeset(
      "Доставка по Москве с примеркой бесплатна от 15 000 руб.",
      "Free delivery with a home try-on in Moscow, on orders of 15 000 rub. or more",
    ),
    url: "/pages/delivery-and-payment",
  },
  {
    ...themeColors,
    text: typeset("«Вполголоса»: осень — зима 2026", "“Sotto Voce”: autumn–winter 2026"),
    url: "/new",
  },
  {
    ...themeColors,
    text: typeset(
      "Тридцать дней на возврат, о причине не спросим",
      "Thirty days for returns, no questions asked",
    ),
    url: "/pages/returns",
  },
];

export const footerAlerts: Alert[] = [
  {
    ...themeColors,
    text: typeset(
      "Подгоним брюки и рукава в ателье на Бронной",
      "Trousers and sleeves altered at our Bronnaya shop",
    ),
    url: "/pages/contacts",
  },
  {
    ...themeColors,
    text: typeset("Распродажа: последние размеры летних вещей", "Sale: the last sizes of summer"),
    url: "/sale",
  },
  {
    ...themeColors,
    text: typeset(
      "Четырнадцать магазинов от Петербурга до Владивостока",
      "Fourteen shops from Saint Petersburg to Vladivostok",
    ),
    url: "/pages/contacts",
  },
];
