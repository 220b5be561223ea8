import { Suspense, useEffect } from "react";
import { hasCookie, setCookie } from "../../cookies.ts";
import { useShop } from "../../shop.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useStore } from "../../ui/store.ts";
import { cookiesRead } from "./cookies-read.ts";

const CookieBar = lazyPart(() => import("./cookie-bar.tsx"));

/** Shows the cookie notice once: the cookie `cb` remembers that it was read. */
export function CookiePlace() {
  const text = useShop()?.cookieBarText;
  const isRead = useStore(cookiesRead, null);
  useEffect(() => cookiesRead.set(!text || hasCookie("cb")), [text]);
  if (!text || isRead !== false) return null;
  const read = () => {
    setCookie("cb", "1");
    cookiesRead.set(true);
  };
  return (
    <Suspense>
      <CookieBar text={text} read={read} />
    </Suspense>
  );
}
