import { createHash } from "node:crypto";

/** The bank's own look: calm, one column, light and dark, large enough for a thumb. */
export const bankStyle = `
:root{color-scheme:light dark;--paper:light-dark(#f3f5f4,#101614);--card:light-dark(#fff,#18211e);
--ink:light-dark(#14211c,#edf3f0);--soft:light-dark(#5a6963,#9fb0a8);--line:light-dark(#d5ddd9,#31403a);
--brand:light-dark(#0d6b4c,#5cc79d);--on-brand:light-dark(#fff,#0b1512);--bad:light-dark(#a3231b,#ff9d94)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif;display:grid;place-items:start center;padding:6vh 16px}
main{width:min(100%,30rem);background:var(--card);border:1px solid var(--line);border-radius:20px;
padding:28px;box-shadow:0 20px 60px -30px #0006}
header{display:flex;align-items:center;gap:12px;margin-bottom:20px}
header svg{flex:none}
header b{font-size:1.05rem;letter-spacing:.01em}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 4px}
p{margin:0 0 16px;color:var(--soft)}
.sum{display:flex;justify-content:space-between;align-items:baseline;gap:16px;border-block:1px solid var(--line);
padding:16px 0;margin:16px 0 20px}
.sum strong{font-size:1.75rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.sum span{color:var(--soft);overflow-wrap:anywhere}
fieldset{border:0;padding:0;margin:0 0 20px}legend{font-weight:600;padding:0;margin-bottom:8px}
.card{display:grid;grid-template-columns:auto 1fr;column-gap:12px;padding:11px 14px;border:1px solid var(--line);
border-radius:12px;margin-bottom:8px;cursor:pointer}
.card:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand)}
.card:has(:focus-visible){outline:3px solid var(--brand);outline-offset:2px}
.card input{margin:4px 0 0;accent-color:var(--brand);width:18px;height:18px}
.card b{font-variant-numeric:tabular-nums;font-weight:600;letter-spacing:.03em}
.card small{grid-column:2;color:var(--soft);font-size:.9rem}
.field{display:block;margin-bottom:20px}.field span{display:block;font-weight:600;margin-bottom:6px}
.field input{width:100%;font:inherit;font-size:1.4rem;letter-spacing:.3em;padding:10px 14px;border-radius:12px;
border:1px solid var(--soft);background:transparent;color:inherit}
button{font:inherit;width:100%;min-height:48px;border-radius:12px;border:1px solid transparent;cursor:pointer}
.main{background:var(--brand);color:var(--on-brand);font-weight:600}
.plain{background:none;color:var(--ink);border-color:var(--line);margin-top:10px}
a.main{display:grid;place-items:center;min-height:48px;border-radius:12px;text-decoration:none}
button:focus-visible,a:focus-visible,.field input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.fault{color:var(--bad);font-weight:600}
@media(max-width:480px){body{padding:0}main{border:0;border-radius:0;min-height:100vh;padding:20px 16px}}
`;

/** The only style the page may use; there is no script at all. */
export const bankStyleHash = `sha256-${createHash("sha256").update(bankStyle).digest("base64")}`;
