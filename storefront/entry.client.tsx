import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { closeLayerOnBack } from "./close-layer-on-back.ts";
import { wakeWatch } from "./parts/recommendations/wake-watch.ts";
import { goOnWithoutChunk, reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";
import { rememberArrival } from "./remember-arrival.ts";

reloadOnFailedChunk();
goOnWithoutChunk();
closeLayerOnBack();
wakeWatch();
rememberArrival();

// Inside a transition the page wakes up in slices, so that a tap in between is answered at once.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
