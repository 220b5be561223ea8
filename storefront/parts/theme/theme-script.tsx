import { limits } from "#contract/limits.ts";

/**
 * The split test of the theme: half of the shoppers see the dark one and go on seeing it. It runs
 * before the first paint, so nothing flashes, and the page itself stays the same for everyone.
 */
const pickTheme = `{let t;try{t=localStorage.theme}catch{}
if(t!=="light"&&t!=="dark"){t=Math.random()<${limits.themeSplitShare}?"dark":"light";try{localStorage.theme=t}catch{}}
document.documentElement.dataset.theme=t}`;

export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, hashed in the page's CSP
  return <script dangerouslySetInnerHTML={{ __html: pickTheme }} />;
}
