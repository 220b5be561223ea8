import { links } from "../../links.ts";
import { ProductSlider } from "../../parts/product-slider/product-slider.tsx";
import { useLanguage } from "../../words/words.tsx";
import type { BlockProps } from "../drawn.ts";

/** The products of a kit, with the way to all of them. */
export function ProductCarousel({ block }: BlockProps<"ProductCarousel">) {
  const { locale } = useLanguage();
  return (
    <ProductSlider
      title={block.title}
      cards={block.cards}
      allHref={links[locale].kit(block.kit)}
      close
      hideBrand={block.hide_brand}
      hidePrice={block.hide_price}
      hideTitle={block.hide_title}
    />
  );
}
