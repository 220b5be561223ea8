/**
 * Where a redirect leads with all that was asked along: the page is rendered without what makes no
 * other page of it (an advertiser's mark, the block that recommended a piece), the redirect carries
 * it on. What the redirect says itself stays as it says it.
 *
 * @param asked the query as it came, without its "?".
 * @param known the part of it that the page was rendered with, "" or beginning with "?".
 */
export function withAskedQuery(location: string, asked: string, known: string): string {
  const heard = new URLSearchParams(known);
  const hash = location.indexOf("#");
  const end = hash < 0 ? location.length : hash;
  const address = location.slice(0, end);
  const said = new URLSearchParams(address.split("?", 2)[1]);
  const more = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(asked)) {
    if (!heard.has(name) && !said.has(name)) more.append(name, value);
  }
  if (more.size === 0) return location;
  return `${address}${address.includes("?") ? "&" : "?"}${more}${location.slice(end)}`;
}
