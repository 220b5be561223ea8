import type { MetaDescriptor } from "react-router";

/**
 * The `meta` of a page whose loader has worked it out: what writes titles, canonical addresses and
 * structured data stays on the server.
 */
export function loadedMeta({ loaderData }: { loaderData?: { meta: MetaDescriptor[] } }) {
  return loaderData?.meta ?? [];
}
