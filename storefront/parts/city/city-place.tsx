import { Suspense, useEffect, useState } from "react";
import { hasCookie, setCookie } from "../../cookies.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useStore } from "../../ui/store.ts";
import { cookiesRead } from "../cookie-bar/cookies-read.ts";
import { pickedCity, restoreCity } from "./city-store.ts";

const CityConfirm = lazyPart(() => import("./city-confirm.tsx"));
const ChooseCity = lazyPart(() => import("./choose-city.tsx"));

type Step = "closed" | "confirm" | "choose";

/**
 * Asks once whether the city is right (cookie `cityConfirm`), after the notice about cookies, and
 * changes it from the header.
 */
export function CityPlace({ header }: { header: HTMLElement }) {
  const [step, setStep] = useState<Step>("closed");
  const city = useStore(pickedCity, null);
  const isNext = useStore(cookiesRead, null);
  const name = header.querySelector<HTMLElement>("[data-city]");

  useEffect(() => {
    restoreCity();
    if (!hasCookie("cityConfirm")) setStep("confirm");
  }, []);

  useEffect(() => {
    if (city && name) name.textContent = city.title;
  }, [city, name]);

  useEffect(() => {
    const open = () => setStep("choose");
    const button = name?.closest("button");
    button?.addEventListener("click", open);
    return () => button?.removeEventListener("click", open);
  }, [name]);

  if (!name || step === "closed" || (step === "confirm" && !isNext)) return null;
  const done = () => {
    setCookie("cityConfirm", "1");
    setStep("closed");
  };
  return (
    <Suspense>
      {step === "choose" ? (
        <ChooseCity close={done} />
      ) : (
        <CityConfirm
          city={name.textContent ?? ""}
          confirm={done}
          change={() => setStep("choose")}
        />
      )}
    </Suspense>
  );
}
