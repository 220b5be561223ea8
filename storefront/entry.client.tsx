import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepUtm } from "./parts/utm/utm.ts";
import { reloadOnFailedChunk } from "./reload-on-failed-chunk.ts";

reloadOnFailedChunk();
keepUtm();

// Inside a transition the page wakes up in slices, so that a tap in between is answered at once.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
