/** How `/api/docs` looks: one column, light and dark. */
export const docsStyle = `
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}h2{margin-top:3rem}
article{border-top:1px solid #8884;padding:1rem 0}h3{margin:0;font-weight:400;overflow-wrap:anywhere}
table{border-spacing:0;margin:.5rem 0}td{padding:.1rem 1.5rem .1rem 0;vertical-align:top}
pre{overflow:auto;font-size:13px}summary{cursor:pointer}`;
