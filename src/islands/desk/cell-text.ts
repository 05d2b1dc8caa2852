import type { Cell } from '#lib/tables/write-sheet.ts';
import type { Drawing, ListScreen } from './screen.ts';

const AMOUNT = /^[-−]?¥?\d{1,3}(,?\d{3})*(\.\d+)?$/;
const TAG = /<!--[^]*?-->|<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
/** Elements without an end, as they are written: the others close themselves with a slash or have an end. */
const VOID = /^<(?:area|br|col|hr|img|input|source|track|wbr)\b/;
const READ_ALOUD = /\bclass="[^"]*\bsr-only\b/;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
  '#39': "'",
};

/** The text of a cell that is drawn, part by part, without what is only read aloud. */
export function textOf(markup: string): string {
  const texts: string[] = [];
  /** How deep it is inside of something that is only read aloud. */
  let aloud = 0;
  let from = 0;
  const take = (to: number): void => {
    if (aloud === 0) texts.push(markup.slice(from, to));
  };
  for (const { 0: tag, index } of markup.matchAll(TAG)) {
    take(index);
    from = index + tag.length;
    if (tag.startsWith('<!--') || tag.endsWith('/>') || VOID.test(tag)) continue;
    if (tag.startsWith('</')) aloud -= Math.min(aloud, 1);
    else if (aloud > 0 || READ_ALOUD.test(tag)) aloud += 1;
  }
  take(markup.length);
  return texts
    .join(' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A cell of a file: what is drawn as text, an amount as a number. */
export function cellOf(markup: string, isRight?: boolean): Cell {
  const text = textOf(markup);
  return isRight && AMOUNT.test(text) ? Number(text.replace(/[¥,]/g, '').replace('−', '-')) : text;
}

/** What a file of a list is headed by. */
export const headOf = <T>({ columns }: ListScreen<T>, { w }: Drawing): Cell[] =>
  columns.map(({ key }) => w(`col.${key}`));
