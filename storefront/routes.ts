import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import type { Locale } from "#contract/locale.ts";

/** Every address of the shop. Russian stands without a prefix, English under `/en`. */
function shop(locale: Locale) {
  const page = (path: string, file: string) =>
    route(path, `pages/${file}/page.tsx`, { id: `${locale}/${path}` });
  const within = (name: string, pages: RouteConfigEntries) =>
    layout(`layouts/${name}.tsx`, { id: `${locale}/layout-${name}` }, pages);

  // These pages bring words of their own, in the one language.
  const ordering = (part: string, pages: RouteConfigEntries) =>
    layout(`locales/ordering-${locale}.tsx`, { id: `${locale}/ordering-${part}` }, pages);

  const finding = (pages: RouteConfigEntries) =>
    layout(`locales/finding-${locale}.tsx`, { id: `${locale}/finding` }, pages);

  const filtered = (part: string, pages: RouteConfigEntries) =>
    layout(`locales/filters-${locale}.tsx`, { id: `${locale}/filters-${part}` }, pages);

  const looks = (pages: RouteConfigEntries) =>
    layout(`locales/sets-${locale}.tsx`, { id: `${locale}/looks` }, pages);

  return [
    within("default", [
      index("pages/home/page.tsx", { id: `${locale}/index` }),
      filtered("catalog", [page("catalog", "catalog")]),
      page("list/:slug?", "list"),
      page("product/:slug", "product"),
      route("about", "pages/static/about.tsx", { id: `${locale}/about` }),
      page("pages/:slug", "static"),
      finding([page("search", "search"), page("my/favorites", "favorites")]),
      ordering("shop", [page("order/thanks", "thanks"), page("my/history/:orderNumber", "order")]),
      looks([page("sets/*", "sets"), page("set/:slug?", "set")]),
      // A category by its chain of slugs; what is none is not found.
      filtered("category", [page("*", "category")]),
    ]),
    within("no-footer", [ordering("cart", [page("order/cart", "cart")])]),
    within("simple", [ordering("form", [page("order/form", "checkout")])]),
    within("simple-close", [
      ordering("payment", [
        page("order/payments/success/:orderNumber?", "payment-result"),
        page("order/payments/fail/:orderNumber?", "payment-result"),
        page("order/payments/cp/:orderNumber?", "payment-result"),
      ]),
    ]),
    within("white", [page("qr-mobile", "qr-mobile")]),
  ];
}

type RouteConfigEntries = ReturnType<typeof route>[];

export default [
  layout("locales/ru.tsx", shop("ru")),
  route("en", "locales/en.tsx", shop("en")),
] satisfies RouteConfig;
