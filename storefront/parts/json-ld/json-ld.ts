/** Structured data as the text of a `<script>`: no word in it can end the element. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
