// What a goods page says of freight is what the check-out will ask for.
import { afterAll, expect, test } from 'vitest';
import { previewCheckout } from '#lib/domain/trade/checkout/index.ts';
import { shippingFeeApi } from '#lib/contracts/shipping-fee.ts';
import { BOLT, GAUGE, openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { choiceOf, codeOf, putIntoCart, valueOf } from '../../support/trade-steps.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const quote = (id: number, region: string, items = '') =>
  mall.as()(shippingFeeApi.quote, { id, region, ...(items ? { items } : {}) });

test('without sizes the least that can be bought is reckoned with', async () => {
  const answer = valueOf(await quote(BOLT.product, '1304'));
  expect(answer).toMatchObject({ served: true, postage_price: '12.00', number: 10, total_price: '100.00' });
  expect(answer.region.map((part) => part.name)).toEqual(['河北省', '邯郸市']);
});

test('the freight follows quantity and weight, and is that of the check-out', async () => {
  const items = `${BOLT.m8}:100,${BOLT.m10}:60`;
  const answer = valueOf(await quote(BOLT.product, '130408', items));
  const ids = await putIntoCart(mall, 1, [
    [BOLT.m8, 100],
    [BOLT.m10, 60],
  ]);
  const preview = valueOf(await previewCheckout(mall.ctx(1), choiceOf(ids)));
  expect(answer.postage_price).toBe(preview.order_total_postage);
  expect(Number(answer.postage_price)).toBeGreaterThan(12);
});

test('goods that are sent free cost nothing to send', async () => {
  expect(valueOf(await quote(GAUGE.product, '44'))).toMatchObject({ served: true, postage_price: '0.00' });
});

test('a region that the store leaves out is not served', async () => {
  expect(valueOf(await quote(VALVE.product, '6501'))).toMatchObject({ served: false, postage_price: '0.00' });
  expect(valueOf(await quote(VALVE.product, '3301'))).toMatchObject({ served: true });
});

test('unknown regions, foreign sizes and impossible quantities are refused', async () => {
  expect(codeOf(await quote(BOLT.product, '99'))).toBe('postage.region');
  expect(codeOf(await quote(BOLT.product, '1304', `${VALVE.sku}:1`))).toBe('goods.not_found');
  expect(codeOf(await quote(BOLT.product, '1304', `${BOLT.m8}:5`))).toBe('quantity.below_minimum');
  expect(codeOf(await quote(BOLT.product, '1304', `${BOLT.m8}:15`))).toBe('quantity.not_multiple');
  expect(codeOf(await quote(999, '1304'))).toBe('goods.not_found');
});
