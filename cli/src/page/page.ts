/** A page for a browser, in one file that asks nobody for anything: light and dark, on a desk and on a phone. */
import { type Markup, markup } from './markup.js';
import { STYLE } from './style.js';

export interface Page {
  readonly language: string;
  readonly title: string;
  /** What was done, in a line or two. */
  readonly lead: readonly string[];
  readonly parts: readonly Markup[];
  /** How the numbers are to be read. */
  readonly note: string;
  /** How it can be done again. */
  readonly command: { readonly label: string; readonly text: string };
}

export function pageText({ language, title, lead, parts, note, command }: Page): string {
  const page = markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${title}</h1>${lead.map(line => markup`<p>${line}</p>`)}</header>
<main>
${parts.map(part => markup`${part}\n`)}</main>
<footer><p>${note}</p><p>${command.label}</p><pre><code>${command.text}</code></pre></footer>
</body>
</html>
`;
  return page.text;
}

/** How much of a row a card takes, where there is room for several. */
type Breadth = 'plain' | 'broad' | 'wide';

/** A plot or a table on a card of its own, with what it shows. */
export const card = (heading: string, note: string, content: Markup, breadth: Breadth = 'plain'): Markup =>
  markup`<figure class="${breadth}"><figcaption><h2>${heading}</h2>${note === '' ? '' : markup`<p>${note}</p>`}</figcaption>${content}</figure>`;

export interface Table {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly mark?: Markup; readonly cells: readonly (string | Markup)[] }[];
}

export const tableOf = ({ head, rows }: Table): Markup =>
  markup`<div class="scroll"><table><thead><tr>${head.map(text => markup`<th scope="col">${text}</th>`)}</tr></thead><tbody>${rows.map(
    ({ mark, cells: [name = '', ...cells] }) =>
      markup`<tr><th scope="row">${mark ?? ''}${name}</th>${cells.map(cell => (typeof cell === 'string' ? markup`<td>${cell}</td>` : cell))}</tr>`,
  )}</tbody></table></div>`;
