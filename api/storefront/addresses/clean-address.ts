import { fallbackLocale } from "#contract/locale.ts";

/**
 * The address a path should have had, or null when it is clean: no language prefix for Russian, no
 * `/slug` before a category, no `index.html` or `index.php`, no slash at the end, never two slashes.
 */
export function cleanPath(path: string): string | null {
  const clean =
    path
      .replace(/[\\/]+/g, "/")
      .replace(new RegExp(`^/${fallbackLocale}(?=/|$)`), "")
      .replace(/^(\/en)?\/slug(?=\/)/, "$1")
      .replace(/\/index\.(?:html|php)$/, "")
      .replace(/\/+$/, "") || "/";
  return clean === path ? null : clean;
}
