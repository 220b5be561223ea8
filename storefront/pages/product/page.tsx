import type { MetaDescriptor } from "react-router";
import { ProductSlider } from "../../parts/product-slider/product-slider.tsx";
import { useWords } from "../../words/words.tsx";
import { BuyColumn } from "./buying/buy-column.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { loadProduct, type ProductData } from "./load.ts";
import { Look } from "./look/look.tsx";
import styles from "./page.module.css";
import { productMeta } from "./product-meta.ts";

export const loader = loadProduct;

export function meta({ loaderData }: { loaderData?: ProductData }): MetaDescriptor[] {
  return loaderData ? productMeta(loaderData) : [];
}

export default function ProductPage({ loaderData }: { loaderData: ProductData }) {
  const words = useWords();
  const { product, json, help } = loaderData;
  return (
    <div className={styles.page}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLd */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      <article className={styles.product}>
        <Gallery key={product.slug} title={product.title} pictures={product.pictures} />
        <BuyColumn key={product.id} product={product} help={help} />
      </article>
      <Look product={product} />
      <ProductSlider title={words.product.similar} cards={product.similar} close />
    </div>
  );
}
