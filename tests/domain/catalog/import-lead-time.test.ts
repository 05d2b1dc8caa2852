// A file says how long larger quantities of its goods take.
import { afterAll, expect, test } from 'vitest';
import { exported, productNamed, take } from '../../support/catalog/run.ts';
import { bolts, csv, HEADER, removeFiles } from '../../support/catalog/sheets.ts';
import { openSmallMall } from '../../support/catalog/small-mall.ts';

const mall = await openSmallMall();
afterAll(() => mall.close());
afterAll(removeFiles);

test('a file brings the steps, keeps them without the column, tells them, and empties them', async () => {
  const rows = bolts('STEPPED', ['M8', 'M10']);
  const told = (cell: string) =>
    csv([
      [...HEADER, '分量货期'],
      [...rows[0]!, cell],
      [...rows[1]!, ''],
    ]);
  const is = async () => (await productNamed(mall, 1, 'STEPPED'))?.['lead_steps'];
  expect(await take(mall, 1, told('100：7天；５00=15'))).toMatchObject({ created: 1, faulty: 0 });
  const both = [
    { from: 100, days: 7 },
    { from: 500, days: 15 },
  ];
  expect(await is()).toEqual(both);
  await take(mall, 1, csv([HEADER, ...rows]));
  expect(await is()).toEqual(both);
  const [head = [], ...lines] = await exported(mall, 1, 'en-US');
  const own = lines.find((row) => row[0] === 'STEPPED')!;
  expect(own[head.indexOf('Lead time by quantity')]).toBe('100=7 | 500=15');
  expect(await take(mall, 1, told('100=7 | 50=9'))).toMatchObject({ updated: 0, faulty: 1 });
  await take(mall, 1, told(''));
  expect(await is()).toEqual([]);
});
