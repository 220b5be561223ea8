import { Suspense, useEffect, useState } from "react";
import { limits } from "#contract/limits.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useWords } from "../../words/words.tsx";

const PageUp = lazyPart(async () => ({
  default: (await import("../../ui/page-up/page-up.tsx")).PageUp,
}));

/** The button back to the top; its code comes when the shopper first scrolls that far. */
export function PageUpPlace() {
  const { common } = useWords();
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(scrollY > limits.pageUpAfterPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  if (!isFar) return null;
  return (
    <Suspense>
      <PageUp label={common.pageUp} stepPx={limits.pageUpStepPx} everyMs={limits.pageUpEveryMs} />
    </Suspense>
  );
}
