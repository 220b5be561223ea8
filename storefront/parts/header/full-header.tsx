import type { FrameData } from "../../frame/frame-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Announcements } from "../announcements/announcements.tsx";
import { Logo } from "../logo/logo.tsx";
import { CityButton } from "./city-button.tsx";
import styles from "./header.frame.module.css";
import { Menu } from "./menu.tsx";
import { MenuLink } from "./menu-link.tsx";
import { PhoneButton } from "./phone-button.tsx";

/** Announcements, menus, logo, city, phone and cart: the header of every page of the shop. */
export function FullHeader(frame: FrameData) {
  const { vars, words, links } = frame;
  const { settings, menus } = vars;
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <div className={styles.info}>
        <SideLinks items={menus.HEADER_LEFT?.items} frame={frame} />
        {settings.show_quick_alerts && (
          <Announcements
            name={words.announcements}
            alerts={vars.quick_alerts}
            seconds={settings.quick_alerts_duration}
            frame={frame}
          />
        )}
        <SideLinks items={menus.HEADER_RIGHT?.items} frame={frame} />
      </div>
      <header className={styles.header}>
        <button
          type="button"
          className={styles.burger}
          popoverTarget="menu"
          aria-label={words.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Menu {...frame} />
        <Logo {...frame} />
        <div className={styles.tools}>
          <CityButton {...frame} />
          <PhoneButton {...frame} />
          <div className={styles.cart} data-slot="cart">
            <a className={styles.tool} href={links.cart()} aria-label={words.cart}>
              <Icon name="bag" />
            </a>
          </div>
        </div>
      </header>
    </>
  );
}

interface SideLinksProps {
  items: React.ComponentProps<typeof MenuLink>["item"][] | undefined;
  frame: FrameData;
}

function SideLinks({ items = [], frame }: SideLinksProps) {
  return (
    <ul className={styles.side}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} links={frame.links} />
        </li>
      ))}
    </ul>
  );
}
