import { keepEarlyInput, leaveInputToReact } from "./early-input.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const [opening, closing] = ['<script type="module" async="">', "</script>"];
const namedImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const plainImport = /^import ("[^"]+");/m;
const lastImport = /^import\(("[^"]+")\);?$/m;

const awaited = "await import($1);";

/** A tab behind another one is painted when it is looked at; its page wakes up all the same. */
const longestWaitMs = 4000;

/**
 * Settles when the page is painted with the picture that its first screen waits for, or as soon as
 * somebody touches it.
 */
const painted = `await new Promise((go)=>{setTimeout(go,document.hidden?0:${longestWaitMs});
for(const touch of ["pointerdown","keydown"])addEventListener(touch,go,{once:true});
(document.querySelector("img[fetchpriority=high]")?.decode()??Promise.resolve()).catch(()=>{}).then(()=>requestAnimationFrame(()=>setTimeout(go)))})`;

/**
 * Fetches a page's scripts once it is painted: it can be read and walked through without them, so on
 * a slow line the styles, the letters and the first pictures do not share the way with them. The
 * router writes its own preloads and imports and has no setting for it; should it write them
 * otherwise than this knows, the page stays as it is.
 */
export function scriptsLast(html: Buffer): Buffer {
  const headEnd = html.indexOf("</head>");
  const mark = html.indexOf(opening, headEnd);
  if (headEnd < 0 || mark < 0) return html;
  const start = mark + opening.length;
  const end = html.indexOf(closing, start);
  const head = html.toString("utf8", 0, headEnd);
  const code = html.toString("utf8", start, end);
  const paths = [...head.matchAll(preload)].map(([, path]) => path);
  const modules = [...code.matchAll(namedImport)];
  if (paths.length === 0 || modules.length === 0) return html;
  const names = modules.map(([, name]) => name).join();
  const imports = modules.map(([, , path]) => `import(${path})`).join();
  const later = `
${painted};
for(const href of ${JSON.stringify(paths)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${names}]=await Promise.all([${imports}]);
${code.replace(namedImport, "").replace(plainImport, awaited).replace(lastImport, awaited).trim()}
${leaveInputToReact}`;
  return Buffer.concat([
    Buffer.from(listening(head.replace(preload, ""))),
    html.subarray(headEnd, start),
    Buffer.from(later),
    html.subarray(end),
  ]);
}

/** Before the first style sheet, for which a script would wait. */
function listening(head: string): string {
  const place = head.search(/<link |$/);
  return `${head.slice(0, place)}<script>${keepEarlyInput}</script>${head.slice(place)}`;
}
