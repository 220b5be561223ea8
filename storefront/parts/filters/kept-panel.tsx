import { createContext, use } from "react";
import type { FilterPanelProps } from "./filter-panel.tsx";
import type { FiltersProps } from "./filters-props.ts";

const PanelContext = createContext<React.ComponentType<FilterPanelProps> | null>(null);
/** The server gives the panel here, so that the browser's first scripts are without it. */
export const PanelProvider = PanelContext;

function nothing() {}

/** The panel as the server drew it: the browser takes over what stands in the document. */
export function KeptPanel(props: FiltersProps) {
  const Panel = use(PanelContext);
  if (Panel) {
    return (
      <div>
        <Panel {...props} draft={props.query} onShow={nothing} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is put in
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
