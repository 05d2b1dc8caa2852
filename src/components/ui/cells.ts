import { escapeHTML, markHTMLString } from 'astro/runtime/server/index.js';

/** Cells of a row as one text: a table of sizes has hundreds of them, and a template for each costs more than the rest of it. */
export const cellsOf = (texts: readonly string[]) =>
  markHTMLString(texts.map((text) => `<td>${escapeHTML(text)}</td>`).join(''));
