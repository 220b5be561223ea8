import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { wakeWatch } from "./parts/recommendations/wake-watch.ts";
import { reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";

reloadOnFailedChunk();
wakeWatch();

// Who leaves the first page before its scripts have come still brings its address along.
for (const address of [document.referrer, location.href]) {
  const { origin, search } = new URL(address || location.href);
  if (origin === location.origin && search.includes("utm_")) {
    import("./parts/utm/utm.ts").then(({ keepUtm }) => keepUtm(search));
  }
}

// Inside a transition the page wakes up in slices, so that a tap in between is answered at once.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
