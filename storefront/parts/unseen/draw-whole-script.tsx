import { drawWholeOnReturn } from "./draw-whole.ts";

export function DrawWholeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own constant
  return <script dangerouslySetInnerHTML={{ __html: drawWholeOnReturn }} />;
}
