import { links } from "../../../links.ts";
import { Picture } from "../../../parts/picture/picture.tsx";
import { useLanguage } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";
import styles from "./colors.module.css";

/** The same model in its other colors: each is a product with an address of its own. */
export function Colors({ product }: { product: ProductView }) {
  const { locale, words } = useLanguage();
  if (!product.color) return null;
  return (
    <div className={styles.colors}>
      <p className={styles.name}>
        <span>{words.product.color}:</span> {product.color.toLowerCase()}
      </p>
      {product.colors.length > 1 && (
        <ul className={styles.row}>
          {product.colors.map(({ slug, title, code, thumb }) => (
            <li key={slug}>
              <a
                className={styles.color}
                href={links[locale].product(slug)}
                data-keep-scroll
                aria-label={title}
                aria-current={slug === product.slug ? "true" : undefined}
              >
                {thumb ? (
                  <Picture picture={thumb} steps="thumb" sizes="56px" alt="" />
                ) : (
                  <span style={{ background: code }} />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
