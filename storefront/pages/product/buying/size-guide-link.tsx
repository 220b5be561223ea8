import { Suspense, useState } from "react";
import { Button } from "../../../ui/button/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useWords } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";

const SizeGuide = lazyPart(() => import("./size-guide.tsx"));

interface SizeGuideLinkProps {
  product: ProductView;
  /** The slug of the page with the measurements, where there is one. */
  page: string | undefined;
}

/** Nothing for goods of one size: there is none to choose. */
export function SizeGuideLink({ product, page }: SizeGuideLinkProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const hasTwoScales = product.sizes.some(({ text, value }) => value && value !== text);
  if (product.sizes.length < 2 || (!page && !hasTwoScales)) return null;
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {words.product.sizeGuide}
      </Button>
      {isOpen && (
        <Suspense>
          <SizeGuide product={product} page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
