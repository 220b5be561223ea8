import { lazy, Suspense, useEffect, useState } from "react";
import { hasCookie } from "../../cookies.ts";
import { useShop } from "../../shop.ts";

const CookieBar = lazy(() => import("./cookie-bar.tsx"));

/** Shows the cookie notice to who has not read it yet. */
export function CookiePlace() {
  const text = useShop()?.cookieBarText;
  const [isNew, setNew] = useState(false);
  useEffect(() => setNew(!hasCookie("cb")), []);
  if (!text || !isNew) return null;
  return (
    <Suspense>
      <CookieBar text={text} />
    </Suspense>
  );
}
