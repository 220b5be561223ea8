import "./styles.ts";
import { createContext, use } from "react";
import type { Locale } from "#contract/locale.ts";
import { useLanguage } from "../words/words.tsx";

/** The parts around a page, as HTML: the same on every page of one language. */
export interface Frame {
  full: string;
  simple: string;
  close: string;
  footer: string;
}

export type FramePart = keyof Frame;

const FrameContext = createContext<Frame | null>(null);
export const FrameProvider = FrameContext;

interface KeptProps {
  part: FramePart;
  className?: string | undefined;
  ref?: React.Ref<HTMLDivElement>;
}

/**
 * A part of the frame. The server puts in HTML that it rendered once; the browser takes over what
 * stands in the document, so neither the part's code nor its data is sent to it.
 */
export function Kept({ part, className, ref }: KeptProps) {
  const { locale } = useLanguage();
  const frame = use(FrameContext);
  const html = frame ? frame[part] : inDocument(part, locale);
  return (
    <div
      ref={ref}
      className={className}
      data-kept={`${part}-${locale}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const taken = new Map<string, string>();

/** Read once, before anything wakes up in it; "" when the document came with another frame. */
export function inDocument(part: FramePart, locale: Locale): string {
  const name = `${part}-${locale}`;
  let html = taken.get(name);
  if (html === undefined) {
    html = document.querySelector(`[data-kept=${name}]`)?.innerHTML ?? "";
    taken.set(name, html);
  }
  return html;
}
