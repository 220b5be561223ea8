import { Suspense, useState } from "react";
import type { Availability } from "#contract/goods/catalog.ts";
import { Button } from "../../../ui/button/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useWords } from "../../../words/words.tsx";

const ShopsDrawer = lazyPart(() => import("./shops-drawer.tsx"));

interface ShopsButtonProps {
  look: "solid" | "link";
  shops: Availability["shops"];
}

export default function ShopsButton({ look, shops }: ShopsButtonProps) {
  const { product } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} wide={look === "solid"} onClick={() => setOpen(true)}>
        {look === "solid" ? product.shopsWith : product.show}
      </Button>
      {isOpen && (
        <Suspense>
          <ShopsDrawer shops={shops} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
