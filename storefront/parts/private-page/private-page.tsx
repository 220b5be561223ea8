import { useShop } from "../../shop.ts";

/**
 * Title of a page that belongs to one shopper. Search engines keep away from it, and its HTML is
 * the same for everybody: what is personal comes in the browser, so without scripts the header says
 * why nothing does.
 */
export function PrivatePage({ title }: { title: string }) {
  const name = useShop()?.name;
  return (
    <>
      <title>{name ? `${title} — ${name}` : title}</title>
      <meta name="robots" content="noindex" />
      <span hidden data-needs-script="" />
    </>
  );
}
