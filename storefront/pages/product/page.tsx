import { loadedMeta } from "../../parts/page-meta/loaded-meta.ts";
import { ProductSlider } from "../../parts/product-slider/product-slider.tsx";
import { RecommendedPlace } from "../../parts/recommendations/recommended-place.tsx";
import { useWords } from "../../words/words.tsx";
import { BuyColumn } from "./buying/buy-column.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { loadProduct, type ProductData } from "./load.ts";
import { Look } from "./look/look.tsx";
import styles from "./page.module.css";

export const loader = loadProduct;

export const meta = loadedMeta;

export default function ProductPage({ loaderData }: { loaderData: ProductData }) {
  const words = useWords();
  const { product, help } = loaderData;
  return (
    <div className={styles.page}>
      <article className={styles.product} data-product={product.id}>
        <Gallery
          key={product.slug}
          title={product.title}
          pictures={product.pictures}
          video={product.video}
        />
        <BuyColumn key={product.id} product={product} help={help} />
      </article>
      <Look product={product} />
      <ProductSlider
        title={words.product.similar}
        cards={product.similar}
        recommendCode="similar"
      />
      <RecommendedPlace
        key={product.id}
        code="seen-together"
        item={product.id}
        exclude={[...product.look, ...product.similar]}
        withRecent
      />
    </div>
  );
}
