// What buyers type finds what they mean, on the goods of the demo mall.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { writeDemoMall } from '#lib/seed/demo/write.ts';
import { measureRelevance } from '../../bench/relevance/measure.ts';
import { openTestMall, type TestMall } from '../../support/mall.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
  await writeDemoMall(mall.services, () => undefined);
});
afterAll(() => mall.close());

test('nine of ten queries bring what was meant first, nearly all bring it among the first ten', async () => {
  const call = mall.as();
  const found = await measureRelevance(
    async (query) => {
      const list = await call(goodsApi.list, { keyword: query, limit: 10 });
      return list.ok ? list.value.list : [];
    },
    async (skuId) => {
      const { rows } = await mall.services.database.query('select designation from sku where sku_id = $1', [
        skuId,
      ]);
      return String(rows[0]?.['designation']);
    },
  );
  const report = `late:\n${found.late.join('\n')}\nmissed:\n${found.missed.join('\n')}`;
  expect(found.queries).toBeGreaterThanOrEqual(220);
  expect(found.hit10, report).toBeGreaterThanOrEqual(0.97);
  expect(found.hit1, report).toBeGreaterThanOrEqual(0.9);
});
