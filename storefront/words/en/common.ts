import { roublesIn } from "#contract/money.ts";
import { pluralIn } from "../plural.ts";
import type { common as ru } from "../ru/common.ts";

const plural = pluralIn("en");

export const common: typeof ru = {
  ok: "OK",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  again: "Try again",
  failedPage: "The page did not load",
  home: "Home",
  next: "Next",
  previous: "Previous",
  roubles: (sum) => roublesIn("en", sum),
  pieces: (count) => plural(count, { one: "#\u00a0piece", other: "#\u00a0pieces" }),
  slideOf: (slide, slides) => `${slide} of ${slides}`,
  pageUp: "Back to top",
  loading: "Loading",
  offline: "No internet connection. Showing what is already loaded",
  online: "The connection is back",
  acceptCookies: "Accept",
  closeCookies: "Close the cookie notice",
  yourCity: (city) => `Is ${city} your city?`,
  cityIsRight: "Yes, it is",
  cityIsOther: "Choose another",
  chooseCity: "Where to deliver",
  cityName: "City",
  noSuchCity: "There is no such city in the list",
  openShop: "Open the shop",
};
