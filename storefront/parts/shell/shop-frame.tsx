import { CookiePlace } from "../cookie-bar/cookie-place.tsx";
import { FooterPlace } from "../footer/footer-place.tsx";
import { HeaderPlace } from "../header/header-place.tsx";
import { Main } from "./main.tsx";
import { PageUpPlace } from "./page-up-place.tsx";
import { Shell } from "./shell.tsx";

/** Everything around a page of the shop; the error page stands in it, too. */
export function ShopFrame({ children }: React.PropsWithChildren) {
  return (
    <Shell>
      <HeaderPlace part="full" />
      <Main>{children}</Main>
      <FooterPlace />
      <PageUpPlace />
      <CookiePlace />
    </Shell>
  );
}
