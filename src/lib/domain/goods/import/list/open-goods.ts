import { openSheet, type Sheet } from '#lib/tables/open-sheet.ts';
import { SheetError, type Source } from '#lib/tables/sheet-row.ts';
import { isHeader, readHeader, type OwnHeadings } from '../row/read-header.ts';
import type { ListTable } from './read-tables.ts';
import { asPriceUpdate, type KnownGoods } from './known-goods.ts';
import { asTemplate, lookThrough, type ListFacts } from './list-sheet.ts';

/** A file of goods: as it is, or an office's list that was brought into the form of a template. */
export interface GoodsSheet extends Sheet {
  /** What the headings of its rows mean to the store. */
  own: OwnHeadings;
  /** Stocks that it does not tell stay as they are. */
  leavesStock?: boolean;
  /** Columns at the end that the file itself does not have. */
  added?: number;
  /** Only of an office's list. */
  list?: ListFacts;
}

const MOST_ABOVE = 10;
interface Template {
  form: 'whole' | 'twice';
  /** Line of its headings. */
  line: number;
}
/** Whether the first sheet has all that a template has, in one row of headings, or some of it twice. */
async function templateOf(sheet: Sheet, own: OwnHeadings): Promise<Template | undefined> {
  let at = 0;
  for await (const row of sheet.rows()) {
    if (isHeader(row, own)) {
      try {
        readHeader(row, own);
        return { form: 'whole', line: row.line };
      } catch (error) {
        if (!(error instanceof SheetError)) throw error;
        return error.code === 'column_twice' ? { form: 'twice', line: row.line } : undefined;
      }
    }
    at += 1;
    if (at >= MOST_ABOVE) return undefined;
  }
  return undefined;
}

const isAlike = (one: ListTable, other: ListTable): boolean =>
  one.headings.join('\n') === other.headings.join('\n');
/** Two prices that none of their words puts before the other. */
function hasTwoPrices({ columns }: ListTable): boolean {
  const ranks = columns.flatMap(({ target, rank, startAt }) =>
    target === 'price' && startAt === undefined ? [rank ?? 0] : [],
  );
  return ranks.filter((rank) => rank === Math.max(...ranks)).length > 1;
}

/** Whether what was found is a list of goods at all: something is named, and has a price. */
const isGoods = ({ tables, rows }: ListFacts): boolean =>
  rows > 0 &&
  tables.some(({ columns, matrix }) => matrix.length > 0 || columns.some(({ target }) => target === 'price'));

/**
 * Opens a file of goods in whatever form an office keeps it; `knows` tells what the store has already, and is asked only
 * where the file leaves something out. Throws SheetError.
 */
export async function openGoods(
  source: Source,
  own: OwnHeadings,
  knows: () => Promise<KnownGoods> = () => Promise.resolve(new Map()),
): Promise<GoodsSheet> {
  const sheet = await openSheet(source);
  const brief = await asPriceUpdate(sheet, own, knows);
  if (brief) return { ...brief, own, leavesStock: true };
  const template = await templateOf(sheet, own);
  const look = (isGlance: boolean): Promise<ListFacts | undefined> =>
    lookThrough(sheet, own, isGlance).catch((error: unknown) => {
      // A file that cannot be read gets the error messages of the template.
      if (error instanceof SheetError) return undefined;
      throw error;
    });
  const seen = await look(true);
  if (!seen || !isGoods(seen)) return { ...sheet, own };
  const isOne = seen.sheets.size < 2 && seen.tables.every((table) => isAlike(table, seen.tables[0]!));
  if (template?.form === 'whole' && isOne && !seen.hasAsked) return { ...sheet, own };
  // Headings only below those of a template are goods whose sizes and prices look like headings.
  if (template && seen.tables.every(({ line }) => line > template.line)) return { ...sheet, own };
  // Which of two prices is meant is not guessed at.
  if (template?.form === 'twice' && seen.tables.some(hasTwoPrices)) return { ...sheet, own };
  const facts = await look(false);
  if (!facts) return { ...sheet, own };
  const hasCodes = facts.tables.some(({ columns }) => columns.some(({ target }) => target === 'code'));
  const held = hasCodes ? await knows() : new Map();
  return { ...asTemplate(sheet, own, facts, held), own: new Map(), leavesStock: true, list: facts };
}
