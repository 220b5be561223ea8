/**
 * What every page loads comes in two files instead of thirty small ones: together they compress
 * better, and one of them changes only with the framework. Code that waits for a first touch is in
 * neither.
 */
export const everyPage = [
  "root",
  "shop",
  "api",
  "links",
  "cookies",
  "follow-links",
  "reload-on-failed-chunk",
  "frame/",
  "layouts/default",
  "parts/announcements/rotate",
  "parts/breadcrumbs/",
  "parts/cart/(?:cart-id|cart-overlay|cart-place)[.]",
  "parts/city/city-place",
  "parts/city/city-store",
  "parts/cookie-bar/cookie-place",
  "parts/font-preloads/",
  "parts/day/day[.]",
  "parts/footer/footer-place",
  "parts/header/header-place",
  "parts/header/wake-header",
  "parts/loader/",
  "parts/page-meta/",
  "parts/picture/",
  "parts/price/",
  "parts/product-card/product-card",
  "parts/product-card/live-cards",
  "parts/product-slider/",
  "parts/recommendations/wake-watch",
  "parts/shell/",
  "parts/theme/",
  "ui/alert/alert.ts",
  "ui/button/",
  "ui/classes",
  "ui/icon",
  "ui/loading-bar/",
  "ui/motion",
  "ui/rich-text",
  "ui/skeleton/",
  "ui/slider/slider[.]",
  "ui/store",
  "ui/toast/",
  "ui/type.module",
  "words/plural",
  "words/words",
];

const ours = new RegExp(
  `/(?:contract/(?:limits|locale|media|money)[.]|storefront/(?:${everyPage.join("|")}))`,
);

/** What a product's page asks for as soon as it is awake: when and where the piece can be had. */
const delivery =
  /\/storefront\/(?:pages\/product\/buying\/delivery[.]|parts\/day\/|ui\/skeleton\/)/;

/** The questions of a first visit. */
const firstVisit =
  /\/storefront\/parts\/(?:city\/(?:city-confirm|city[.]module)|cookie-bar\/cookie-bar)/;

/** A list of products with what it is narrowed, ordered and paged by until that is touched. */
const listing =
  /\/(?:contract\/listing-query|storefront\/(?:words\/filter-words|parts\/(?:page-selector\/|listing\/(?!move-cards)|filters\/(?:chips|choice|filters|kept-panel|use-draft|use-panel)))[.-]?)/;

/** Rows of products that are filled when they come near the screen. */
const nearRows =
  /\/storefront\/(?:parts\/recommendations\/(?:recommended-place|waiting-slider)|ui\/near-place)/;

export const chunkGroups = [
  { name: "react", test: /\/node_modules\/|vite\/preload-helper|rolldown\/runtime/, priority: 2 },
  { name: "shop", test: ours, priority: 1 },
  { name: "listing", test: listing, priority: 1 },
  { name: "delivery", test: delivery, priority: 1 },
  { name: "first-visit", test: firstVisit, priority: 1 },
  { name: "near-rows", test: nearRows, priority: 1 },
];
