const yearSeconds = 31_536_000;

export function hasCookie(name: string): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`));
}

/** Sets a cookie of the whole shop for a year: a choice, never a secret. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
}
