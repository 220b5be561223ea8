/**
 * The address of a page with a path that can be read: bytes that are no UTF-8 stand there as they
 * were written, "/%ff" as "/%25ff". Routers give such a path up; so it is one that leads to no page,
 * like any other. What programs ask of `/api/` stays as it is.
 */
export function readableAddress(url: string): string {
  const [path = "", ...query] = url.split("?");
  if (path.startsWith("/api/") || isReadable(path)) return url;
  const readable = path.replace(/(?:%[\da-f]{2})+|%/gi, (bytes) =>
    isReadable(bytes) ? bytes : bytes.replaceAll("%", "%25"),
  );
  return [readable, ...query].join("?");
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
