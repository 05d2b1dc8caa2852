import type { FaultRow } from '#lib/db/schema.ts';
import type { Context } from '#lib/domain/context.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { REASON_WORDS } from '../row/column-words.ts';
import { faultyRows, importOf } from '../run/import.repo.ts';
import { asWritten } from '#lib/tables/safe-cell.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsOf } from './file-cells.ts';

const AT_ONCE = 200;

/** What is wrong and how to correct it, a sentence each. Faults stored by earlier versions lack the cell's text. */
export const sayFault = (say: Translate, { code, params }: Pick<FaultRow, 'code' | 'params'>) => ({
  problem: say(`catalog:fault.${code}.problem`, { text: '…', ...params }),
  cure: say(`catalog:fault.${code}.cure`, params),
});

const reasonOf = (say: Translate, faults: readonly FaultRow[]): string =>
  faults
    .map((fault) => {
      const { problem, cure } = sayFault(say, fault);
      return `${fault.column ? `[${fault.column}] ` : ''}${problem} ${cure}`;
    })
    .join('\n');

/**
 * All rows of the products that were refused, as they were sent, with one more column for the reason. Corrected, it is
 * a file like any other; the column is passed over.
 */
export async function* errorsFile(
  ctx: Pick<Context, 'database'>,
  importId: string,
  locale: Locale,
  say: Translate,
): AsyncGenerator<Cell[]> {
  const { db } = ctx.database;
  const job = await importOf(db, importId);
  if (!job) return;
  const width = job.header.length;
  const reason = REASON_WORDS[wordsOf(locale)];
  const isOld = (name: string): boolean => Object.values(REASON_WORDS).includes(name);
  const kept = job.header.flatMap((name, at) => (isOld(name) ? [] : [at]));
  yield [...kept.map((at) => job.header[at] ?? ''), reason];
  let after = 0;
  for (;;) {
    const rows = await faultyRows(db, importId, after, AT_ONCE);
    for (const row of rows) {
      const cells = Array.from({ length: width }, (_, at) => asWritten(row.cells[at] ?? ''));
      yield [...kept.map((at) => cells[at] ?? ''), reasonOf(say, row.faults)];
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.line ?? after;
  }
}
