import type { Availability } from "#contract/goods/catalog.ts";
import { Drawer } from "../../../ui/drawer/drawer.tsx";
import { useWords } from "../../../words/words.tsx";
import styles from "./shops-drawer.module.css";

interface ShopsDrawerProps {
  shops: Availability["shops"];
  onClose(): void;
}

/** The shops that have the product today, with the sizes in each. */
export default function ShopsDrawer({ shops, onClose }: ShopsDrawerProps) {
  const { common, product } = useWords();
  return (
    <Drawer title={product.shopsWith} closeLabel={common.close} onClose={onClose}>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id} className={styles.shop}>
            <h3 className={styles.title}>{shop.title}</h3>
            <p>{`${shop.city}, ${shop.address}`}</p>
            <p className={styles.more}>{shop.hours}</p>
            {shop.phone && (
              <p>
                <a className={styles.phone} href={`tel:${shop.phone.replace(/[^+\d]/g, "")}`}>
                  {shop.phone}
                </a>
              </p>
            )}
            {shop.sizes.length > 0 && (
              <p className={styles.more}>{product.sizesInShop(shop.sizes.join(", "))}</p>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
