import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { hasCookie, setCookie } from "../../cookies.ts";
import { useStore } from "../../ui/store.ts";
import { pickedCity, restoreCity } from "./city-store.ts";

const CityConfirm = lazy(() => import("./city-confirm.tsx"));
const ChooseCity = lazy(() => import("./choose-city.tsx"));

type Step = "closed" | "confirm" | "choose";

/** Asks once whether the city is right (cookie `cityConfirm`), and changes it from the header. */
export function CityPlace({ header }: { header: HTMLElement }) {
  const [step, setStep] = useState<Step>("closed");
  const city = useStore(pickedCity, null);
  const slot = header.querySelector<HTMLElement>("[data-slot=city]");
  const name = slot?.querySelector<HTMLElement>("[data-city]");

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

  if (!slot || !name || step === "closed") return null;
  const done = () => {
    setCookie("cityConfirm", "1");
    setStep("closed");
  };
  return (
    <Suspense>
      {step === "choose" ? (
        <ChooseCity close={done} />
      ) : (
        createPortal(
          <CityConfirm
            city={name.textContent ?? ""}
            confirm={done}
            change={() => setStep("choose")}
          />,
          slot,
        )
      )}
    </Suspense>
  );
}
