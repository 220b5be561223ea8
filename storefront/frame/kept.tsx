import { createContext, use } from "react";

/** The parts around a page, as HTML: the same on every page of one language. */
export interface Frame {
  top: string;
  bottom: string;
}

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext;

interface KeptProps {
  name: keyof Frame;
  className?: string | undefined;
}

/**
 * A part of the frame. The server puts in HTML that it rendered once; the browser takes over what
 * stands in the document, so neither the part's code nor its data is sent to it.
 */
export function Kept({ name, className }: KeptProps) {
  const frame = use(FrameContext);
  const html = frame ? frame[name] : fromDocument(name);
  return (
    <div
      className={className}
      data-kept={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const taken = new Map<string, string>();

/** Read once, before anything wakes up in it. */
function fromDocument(name: string): string {
  let html = taken.get(name);
  if (html === undefined) {
    html = document.querySelector(`[data-kept=${name}]`)?.innerHTML ?? "";
    taken.set(name, html);
  }
  return html;
}
