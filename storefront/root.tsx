import "./ui/styles.ts";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { localeOf } from "./links.ts";

export function Layout({ children }: React.PropsWithChildren) {
  const { pathname } = useLocation();
  return (
    <html lang={localeOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
  return <Outlet />;
}
