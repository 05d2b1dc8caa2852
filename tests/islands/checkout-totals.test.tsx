import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Totals } from '#islands/checkout/Totals.tsx';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { createT } from '#lib/i18n/translate.ts';
import checkout from '../../locales/en-US/checkout.json';
import common from '../../locales/en-US/common.json';

afterEach(cleanup);

const t = createT({ locale: 'en-US', words: { checkout, common } });
/** What the totals say of orders of two stores, each sent or fetched. */
function said(...take: boolean[]): string {
  const preview = {
    address: { region: 'Beijing', detail: '88 Jianguo Road', real_name: 'Li Jianguo', phone: '13800000001' },
    order: take.map((fetched) => ({ take: fetched, list: [] })),
    order_total_postage: '0.00',
    order_coupon_price: '0.00',
    total_price: '0.02',
    order_total_integral: 0,
    order_price: '0.02',
    presell: null,
  } as unknown as CheckoutPreview;
  const { container } = render(
    <Totals
      t={t}
      preview={preview}
      before={null}
      hint=""
      isLoading={false}
      isPlacing={false}
      onPlace={() => undefined}
    />,
  );
  return container.textContent;
}

test('goods that are all fetched at their stores are said to go to no address', () => {
  expect(said(true, true)).not.toContain('88 Jianguo Road');
  expect(said(true, false)).toContain('88 Jianguo Road');
});
