/** First segments of addresses that belong to the shop itself: no category may take them. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  "about",
  "admin-auth",
  "api",
  "appndx",
  "articles",
  "assets",
  "auth",
  "c",
  "catalog",
  "certificate",
  "club",
  "dev",
  "en",
  "error",
  "favicon.ico",
  "healthz",
  "help",
  "hooks",
  "instashop",
  "list",
  "lookbook",
  "magazine",
  "my",
  "order",
  "pages",
  "pictures",
  "product",
  "qr-mobile",
  "readyz",
  "robots.txt",
  "ru",
  "sandbox",
  "search",
  "set",
  "sets",
  "sitemap",
  "sitemap.xml",
  "slug",
  "stores",
  "index.html",
  "index.php",
]);

/** Latin letters, digits and single hyphens, 1 to 80 characters. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isSlug(value: string): boolean {
  return value.length <= 80 && slugPattern.test(value);
}

export function isFreeSlug(value: string): boolean {
  return isSlug(value) && !reservedSlugs.has(value);
}
