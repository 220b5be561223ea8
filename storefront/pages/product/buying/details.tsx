import { links } from "../../../links.ts";
import { AccordionItem } from "../../../ui/accordion/accordion.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { useLanguage } from "../../../words/words.tsx";
import type { Help } from "../load.ts";
import type { ProductView } from "../product-view.ts";
import styles from "./details.module.css";

interface DetailsProps {
  product: ProductView;
  help: Help;
}

/** The description, then composition, care, measurements, delivery and returns, each folded. */
export function Details({ product, help }: DetailsProps) {
  const { locale, words } = useLanguage();
  const to = links[locale];
  return (
    <div className={styles.details}>
      {product.description && (
        <RichText
          className={styles.description}
          lang={product.lang === locale ? undefined : product.lang}
          html={product.description}
        />
      )}
      {product.sku && <p className={styles.sku}>{words.product.sku(product.sku)}</p>}
      <div className={styles.folds}>
        {product.texts.map(({ slug, title, html }, index) => (
          <AccordionItem key={slug} title={title} open={index === 0}>
            <RichText html={html} />
            {index === 0 && product.country && <p>{words.product.madeIn(product.country)}</p>}
          </AccordionItem>
        ))}
        {product.facts.length > 0 && (
          <AccordionItem title={words.product.facts} open={product.texts.length === 0}>
            <dl className={styles.facts}>
              {product.facts.map(({ slug, title, html }) => (
                <div key={slug}>
                  <dt>{title}</dt>
                  <RichText as="dd" html={html} />
                </div>
              ))}
            </dl>
          </AccordionItem>
        )}
        {(help.delivery || help.returns) && (
          <AccordionItem title={words.product.deliveryAndReturns}>
            <p>{words.product.deliveryText}</p>
            <p className={styles.links}>
              {help.delivery && <a href={to.page(help.delivery)}>{words.product.moreOnDelivery}</a>}
              {help.returns && <a href={to.page(help.returns)}>{words.product.moreOnReturns}</a>}
            </p>
          </AccordionItem>
        )}
      </div>
    </div>
  );
}
