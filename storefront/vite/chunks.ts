/**
 * The files that the browser fetches together, each by the files of ours that begin it: what those
 * import comes along, as far as no chunk above has it. Together small files compress better; what
 * waits for a touch is imported by nobody here and stays apart. So does `entry.client.tsx`: it wakes
 * the page, and must not run before the routes are there.
 */
export const chunksByBeginning: Record<string, readonly string[]> = {
  // What every page loads, and what little most of them share.
  shop: [
    "contract/money.ts",
    "storefront/api.ts",
    "storefront/reload-on-failed-chunk.ts",
    "storefront/remember-arrival.ts",
    "storefront/root.tsx",
    "storefront/layouts/default.tsx",
    "storefront/parts/breadcrumbs/breadcrumbs.tsx",
    "storefront/parts/page-meta/loaded-meta.ts",
    "storefront/parts/picture/picture.tsx",
    "storefront/parts/price/price.tsx",
    "storefront/parts/product-card/live-cards.tsx",
    "storefront/parts/product-card/product-card.tsx",
    "storefront/parts/product-slider/product-slider.tsx",
    "storefront/parts/recommendations/wake-watch.ts",
    "storefront/ui/button/button.tsx",
    "storefront/ui/rich-text.tsx",
    "storefront/ui/skeleton/skeleton.tsx",
    "storefront/words/plural.ts",
  ],
  // A list of products with what it is narrowed, ordered and paged by until that is touched.
  listing: ["storefront/parts/listing/catalog-layout.tsx", "storefront/parts/listing/listing.tsx"],
  // What a product is chosen by, and what its page asks for as soon as it is awake: when and where
  // the piece can be had.
  buying: [
    "storefront/pages/product/buying/delivery.tsx",
    "storefront/parts/size-picker/size-picker.tsx",
    "storefront/ui/accordion/accordion.tsx",
  ],
  // The questions of a first visit.
  "first-visit": [
    "storefront/parts/city/city-confirm.tsx",
    "storefront/parts/cookie-bar/cookie-bar.tsx",
  ],
  // What is filled, or begins to move, when it comes near the screen.
  "near-screen": [
    "storefront/parts/loop-video/loop-video-place.tsx",
    "storefront/parts/loop-video/loop-video.tsx",
    "storefront/parts/recommendations/recommended-place.tsx",
  ],
};

/** What changes only with the framework. */
const framework = /\/node_modules\/|vite\/preload-helper/;

export const chunkGroups = [
  { name: "react", test: framework },
  ...Object.entries(chunksByBeginning).map(([name, files]) => ({
    name,
    test: (id: string) => files.some((file) => pathOf(id).endsWith(`/${file}`)),
  })),
].map((group, index, groups) => ({ ...group, priority: groups.length - index }));

/** A route's file is built a second time, under a name with a query. */
function pathOf(id: string): string {
  return id.replace(/\?.*$/, "");
}
