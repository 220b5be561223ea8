import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { fallbackLocale, locales } from "./locale.ts";

/** What is agreed upon, row by row: nobody changes one of these by the way. */
const specified: Record<string, Partial<Record<keyof typeof limits, unknown>>> = {
  "site id": { defaultSiteId: 2 },
  "default accept-language": { defaultAcceptLanguage: "ru-RU" },
  currency: { currency: "RUB" },
  "email max length": { emailMaxLength: 254 },
  "callback message max length": { messageMaxLength: 254 },
  "phone field": { phoneFieldLength: 15 },
  "phone formatter truncation": { phoneFormatterLength: 16 },
  "SMS code": { smsCodeDigits: 4 },
  "SMS resend countdown": { smsResendSeconds: 60 },
  "sizes request limit": { sizesLimit: 10_000 },
  "favorites request limit": { favoritesLimit: 1_000_000 },
  "error-page recommendations limit": { errorPageRecommendations: 8 },
  "recommendations default limit": { recommendationsDefault: 3 },
  "recommendations slider": { recommendationsSlider: 20 },
  "mobile filter breakpoint": { mobileFilterBelowPx: 768 },
  "header mobile behavior": { mobileHeaderUpToPx: 1312 },
  "loader hide delay / forced hide": { loaderHideMs: 350, loaderForcedHideMs: 700 },
  "chunk reload guard": { chunkReloadGuardMs: 60_000 },
  "progress bar throttle / duration": { progressThrottleMs: 200, progressDurationMs: 5000 },
  "viewport visibility threshold": { visibleShare: 0.8 },
  "viewed-product debounce": { viewedDebounceMs: 300 },
  "back-to-top": { pageUpAfterPx: 500, pageUpStepPx: 50, pageUpEveryMs: 10 },
  pagination: { paginationRange: 3, paginationMargin: 1 },
  "product card hover images": { cardHoverImages: 3 },
  "collections with image in lookbook dropdown": { lookbookDropdownCollections: 3 },
  "lookbook slider": {
    lookbookSlides: 4,
    lookbookSlidesNarrow: 3,
    lookbookNarrowBelowPx: 1000,
    lookbookGapPx: 15,
  },
  "product slider": {
    productSlides: 5,
    productSlidesBelow: [
      { px: 1312, slides: 4 },
      { px: 1039, slides: 3 },
      { px: 767, slides: 2 },
      { px: 600, slides: "auto" },
    ],
    productSliderLoopsFrom: 4,
    productSliderGapPx: 20,
    homeSliderGapPx: 10,
  },
  "teaser slider": {
    teaserSlides: { xl: 2, l: 3, m: 4, s: 5, default: 2 },
    teaserGapPx: 10,
    teaserAutoBelowPx: 767,
  },
  "category columns": { categoryColumns: 2 },
  "rate field": { rateFrom: 1, rateTo: 10 },
  "theme split test": { themeSplitShare: 0.5 },
  "third-party script retry attempts": { scriptRetries: 3 },
  "catalog default view": { catalogViewDefault: "four-in-row" },
  "installment schedule": { installmentWeeks: [0, 2, 4, 6] },
};

test.each(Object.entries(specified))("%s is as agreed upon", (_, constants) => {
  expect(limits).toMatchObject(constants);
});

test("the languages are Russian and English, Russian first", () => {
  expect(locales).toEqual(["ru", "en"]);
  expect(fallbackLocale).toBe("ru");
});
