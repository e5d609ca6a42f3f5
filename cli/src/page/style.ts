/** How pages look: the colours of the app. */
import { Markup } from './markup.js';

/** How many colours there are to tell lines and bots apart; then they begin again. */
export const COLOURS = 8;

export const STYLE = new Markup(`
:root {
  --paper: #f6f0e4; --card: #fffaf0; --line: #d8ccb4; --ink: #2b2a33; --soft: #5d5a66; --good: 15 110 102; --bad: 184 69 47;
  --colour-0: #0f6e66; --colour-1: #b8452f; --colour-2: #2f66b3; --colour-3: #a97a1d;
  --colour-4: #6c4ba6; --colour-5: #b93a6d; --colour-6: #4e8b4a; --colour-7: #515b66;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171a27; --card: #212536; --line: #3b4159; --ink: #f0e9da; --soft: #bdb7c2; --good: 76 195 178; --bad: 238 138 116;
    --colour-0: #4cc3b2; --colour-1: #ee8a74; --colour-2: #7fb0f2; --colour-3: #f0b457;
    --colour-4: #b59bea; --colour-5: #f093b8; --colour-6: #8fcb8a; --colour-7: #a9b4c0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 "Nunito Variable", Nunito, ui-rounded, "Segoe UI", system-ui, sans-serif;
}
h1 { margin: 0 0 0.25rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.1rem; }
header p { margin: 0; color: var(--soft); }
main { display: grid; gap: 1rem; margin-top: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); align-items: start; }
figure { margin: 0; padding: 1rem; min-width: 0; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
figure.wide { grid-column: 1 / -1; }
@media (min-width: 68rem) { figure.broad { grid-column: span 2; } }
figcaption { margin-bottom: 0.75rem; }
figcaption p { margin: 0; color: var(--soft); font-size: 0.85rem; line-height: 1.4; }
svg { display: block; width: 100%; height: auto; overflow: visible; font: 14px ui-rounded, "Segoe UI", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg text { fill: var(--ink); stroke: var(--card); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
svg .soft { fill: var(--soft); font-size: 12px; }
svg .rule { stroke: var(--line); }
svg .equal { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .zero { fill: var(--line); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.6rem; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-size: 0.85rem; font-weight: 600; }
th:first-child { text-align: left; }
th[scope="row"] { position: relative; padding-left: 1.6rem; min-width: 7rem; max-width: 18rem; white-space: normal; overflow-wrap: anywhere; }
tbody tr:first-child th, tbody tr:first-child td { border-top-width: 2px; }
.dot { position: absolute; left: 0.35rem; top: calc(0.4rem + 0.4em); width: 0.75em; height: 0.75em; border-radius: 50%; }
.matrix th[scope="row"] { max-width: 10rem; }
.matrix th[scope="col"]:not(:first-child) { text-align: center; }
.matrix td { text-align: center; border: 2px solid var(--card); border-radius: 8px; }
footer { margin-top: 1.5rem; color: var(--soft); font-size: 0.85rem; }
footer p { margin: 0.75rem 0 0; max-width: 60rem; }
pre { margin: 0.25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { th, td { padding-right: 0.35rem; font-size: 0.85rem; } td { padding-left: 0.35rem; } th[scope="row"] { min-width: 6.75rem; } }
@media print { body { max-width: none; } figure { break-inside: avoid; } }
`);
