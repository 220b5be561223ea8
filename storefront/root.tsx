import "./ui/styles.ts";
import { useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { shopContext } from "./api.ts";
import { awakeEvent } from "./awake.ts";
import { followLinks } from "./follow-links.ts";
import { localeOf } from "./links.ts";
import { FontPreloads } from "./parts/font-preloads/font-preloads.tsx";
import { useArrival } from "./parts/shell/use-arrival.ts";
import { ThemeScript } from "./parts/theme/theme-script.tsx";
import { useWholePages } from "./parts/unseen/draw-whole.ts";
import { DrawWholeScript } from "./parts/unseen/draw-whole-script.tsx";
import { readShop, useShop } from "./shop.ts";

export function loader({ context }: Route.LoaderArgs) {
  return readShop(context.get(shopContext));
}

/** The shop around the page does not change while the shopper walks through it. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: React.PropsWithChildren) {
  const locale = localeOf(useLocation().pathname);
  const shop = useShop();
  return (
    <html lang={locale} data-theme={shop?.theme || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DrawWholeScript />
        {shop?.theme === "" && <ThemeScript />}
        <FontPreloads locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  useArrival();
  useWholePages();
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => void dispatchEvent(new Event(awakeEvent)), []);
  return <Outlet />;
}

/** The last resort, when not even the settings could be read: words of neither language are here. */
export function ErrorBoundary() {
  return (
    <main id="main" style={{ display: "grid", placeItems: "center", minHeight: "60vh" }}>
      <h1>500</h1>
    </main>
  );
}
