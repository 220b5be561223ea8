import { links } from "../../../links.ts";
import { Breadcrumbs } from "../../../parts/breadcrumbs/breadcrumbs.tsx";
import { pickedCity } from "../../../parts/city/city-store.ts";
import { dayOf } from "../../../parts/day/day.ts";
import heart from "../../../parts/favorites/heart.module.css";
import { Price } from "../../../parts/price/price.tsx";
import { SizePicker } from "../../../parts/size-picker/size-picker.tsx";
import { classes } from "../../../ui/classes.ts";
import { useStore } from "../../../ui/store.ts";
import type from "../../../ui/type.module.css";
import { useLanguage } from "../../../words/words.tsx";
import type { Help } from "../load.ts";
import type { ProductView } from "../product-view.ts";
import { BuyBar } from "./buy-bar.tsx";
import styles from "./buy-column.module.css";
import { Colors } from "./colors.tsx";
import { DeliveryPlace } from "./delivery-place.tsx";
import { Details } from "./details.tsx";
import { SizeGuideLink } from "./size-guide-link.tsx";
import { useAvailability } from "./use-availability.ts";
import { useBuying } from "./use-buying.ts";

interface BuyColumnProps {
  product: ProductView;
  help: Help;
}

/** Everything between the pictures and the decision. */
export function BuyColumn({ product, help }: BuyColumnProps) {
  const { locale, words } = useLanguage();
  const availability = useAvailability(product.id, useStore(pickedCity, null)?.slug);
  const sizes = availability?.sizes ?? product.sizes;
  const buying = useBuying(product, sizes);
  const isPreorder = product.buying === "preorder";
  const isOnHand = product.buying === "cart" || product.buying === "only-in-shops";
  return (
    <div className={styles.column}>
      <Breadcrumbs crumbs={product.crumbs} />
      {product.brand && <p className={styles.brand}>{product.brand}</p>}
      <div className={styles.head}>
        <h1 className={classes(type.heading, styles.title)}>{product.title}</h1>
        <button
          type="button"
          className={heart.heart}
          data-heart={product.id}
          aria-pressed="false"
          aria-label={words.catalog.favorite}
        />
      </div>
      <div className={styles.price}>
        <Price offer={product.price} className={styles.amount} />
        {product.labels.map(({ slug, title }) => (
          <a key={slug} className={styles.label} href={links[locale].label(slug)}>
            {title}
          </a>
        ))}
      </div>
      {product.lowestPrice !== null && (
        <p className={styles.lowest}>
          {words.product.lowestPrice(words.common.roubles(product.lowestPrice))}
        </p>
      )}
      <Colors product={product} />
      {product.sizes.length > 0 && product.buying !== "coming-soon" && (
        <SizePicker
          sizes={sizes}
          value={buying.size}
          onChange={({ id }) => buying.setSize(id)}
          withoutStock={isPreorder}
          aside={<SizeGuideLink product={product} page={help.sizes} />}
        />
      )}
      <BuyBar product={product} sizes={sizes} buying={buying} availability={availability} />
      {isPreorder && product.preorderShipsOn && (
        <p className={styles.ships}>
          {words.product.shipsOn(dayOf(product.preorderShipsOn, locale))}
        </p>
      )}
      {isOnHand && (
        <DeliveryPlace availability={availability} isDelivered={product.buying === "cart"} />
      )}
      <Details product={product} help={help} />
    </div>
  );
}
