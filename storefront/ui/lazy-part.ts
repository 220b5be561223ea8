import { type ComponentType, lazy } from "react";
import { loadOnLine } from "../load-on-line.ts";

/** React's `lazy` for a part of a page: without a line it waits instead of failing. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => loadOnLine(load));
}
