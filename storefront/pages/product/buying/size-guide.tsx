import { useEffect, useState } from "react";
import { apiIn } from "../../../api.ts";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import type { ProductView } from "../product-view.ts";
import styles from "./size-guide.module.css";

interface SizeGuideProps {
  product: ProductView;
  page: string | undefined;
  onClose(): void;
}

/** The sizes of the product's own grid in both scales, then what the shop writes on measuring. */
export default function SizeGuide({ product, page, onClose }: SizeGuideProps) {
  const { words } = useLanguage();
  const sizes = product.sizes.filter(({ value }) => value);
  return (
    <Drawer title={words.product.sizeGuide} closeLabel={words.common.close} onClose={onClose}>
      {sizes.length > 0 && (
        <table className={styles.table}>
          <caption>{product.sizeGrid?.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.product.label}</th>
              <th scope="col">{words.product.otherLabel}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ id, text, value }) => (
              <tr key={id}>
                <th scope="row">{text}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {page && <GuidePage slug={page} />}
    </Drawer>
  );
}

function GuidePage({ slug }: { slug: string }) {
  const { locale } = useLanguage();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    apiIn(locale, { signal: gone.signal })("GET pages/:slug/", { params: { slug } })
      .then(({ content }) => setHtml(content))
      .catch(() => gone.signal.aborted || setHtml(""));
    return () => gone.abort();
  }, [locale, slug]);
  if (html === undefined) return <Skeleton className={styles.waiting} />;
  return <RichText className={type.prose} html={html} />;
}
