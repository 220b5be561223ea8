import { createHash } from "node:crypto";

/** The bank's own look: calm, what is paid beside what is to be done, light and dark. */
export const bankStyle = `
:root{color-scheme:light dark;--paper:light-dark(#edf1ef,#0c1210);--card:light-dark(#fff,#151c19);
--ink:light-dark(#10211b,#e9f0ed);--soft:light-dark(#56665f,#9fb1a9);--line:light-dark(#dce4e0,#2c3833);
--brand:light-dark(#0d6b4c,#6acca5);--on-brand:light-dark(#fff,#08130f);--tint:light-dark(#f0f7f4,#1a2722);
--edge:light-dark(#7b8b84,#71827a);--side:light-dark(#0b4535,#10291f);--side-ink:#f1f8f5;--side-soft:#b5d0c5;
--bad:light-dark(#a3231b,#ff9d94)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--paper);color:var(--ink);display:grid;place-items:center;padding:32px;
font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{display:grid;grid-template-columns:5fr 7fr;width:min(100%,60rem);min-height:min(42rem,100vh - 64px);
overflow:hidden;background:var(--card);border-radius:20px;box-shadow:0 0 0 1px var(--line),0 32px 80px -48px #000a}
header{display:flex;flex-direction:column;gap:32px;padding:36px;background:var(--side);color:var(--side-ink)}
.bank{display:flex;align-items:center;gap:12px}.bank svg{flex:none}.bank b{font-weight:500;letter-spacing:.01em}
.sum{margin-top:auto}.sum span{display:block;color:var(--side-soft);overflow-wrap:anywhere}
.sum strong{display:block;margin-top:4px;font-size:clamp(1.75rem,1.2rem + 2.2vw,2.5rem);font-weight:500;line-height:1.15;
letter-spacing:-.02em;font-variant-numeric:tabular-nums;white-space:nowrap}
.note{margin-top:auto;color:var(--side-soft);font-size:.875rem}
section{display:flex;flex-direction:column;justify-content:center;padding:36px;min-width:0}
h1{font-size:1.5rem;font-weight:500;line-height:1.25;letter-spacing:-.01em;margin-bottom:20px}
section>p{margin-bottom:24px;color:var(--soft);text-wrap:pretty}h1+p{margin-top:-12px}
fieldset{border:0;padding:0;min-width:0}legend{padding:0;margin-bottom:10px;color:var(--soft);font-size:.875rem}
.cards{border:1px solid var(--line);border-radius:14px;overflow:hidden}
.card{display:grid;grid-template-columns:auto 1fr;column-gap:14px;align-items:center;padding:10px 16px;cursor:pointer}
.card+.card{border-top:1px solid var(--line)}
.card:has(:checked){background:var(--tint)}
.card:has(:focus-visible){outline:2px solid var(--brand);outline-offset:-2px}.card:last-child:has(:focus-visible){border-radius:0 0 13px 13px}
.card input{grid-row:span 2;margin:0;width:18px;height:18px;accent-color:var(--brand);outline:0}
.card b{font-weight:500;font-variant-numeric:tabular-nums;letter-spacing:.02em}
.card small{grid-column:2;color:var(--soft);font-size:.875rem;line-height:1.35;text-wrap:pretty}
.field span{display:block;margin-bottom:8px;color:var(--soft);font-size:.875rem}
.field input{width:100%;padding:12px 16px;border:1px solid var(--edge);border-radius:12px;background:none;color:inherit;
font:inherit;font-size:1.5rem;letter-spacing:.35em;font-variant-numeric:tabular-nums}
.main,.plain{display:grid;place-items:center;width:100%;min-height:52px;padding:8px 16px;border:0;border-radius:12px;
font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.main{background:var(--brand);color:var(--on-brand);font-weight:500}form .main{margin-top:20px}
.plain{margin-top:8px;background:none;color:var(--soft)}
@media(hover:hover){.main:hover{background:color-mix(in oklab,var(--brand) 88%,var(--ink))}.plain:hover{color:var(--ink)}.card:hover{background:var(--tint)}}
button:focus-visible,a:focus-visible,.field input:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
section>.fault{color:var(--bad)}
@media(max-width:759px){body{padding:0;place-items:stretch}main{display:flex;flex-direction:column;min-height:100vh;border-radius:0;box-shadow:none}
header{gap:20px;padding:20px}.note{margin-top:0}section{flex:1;justify-content:start;padding:28px 20px}}
`;

/** The only style the page may use; there is no script at all. */
export const bankStyleHash = `sha256-${createHash("sha256").update(bankStyle).digest("base64")}`;
