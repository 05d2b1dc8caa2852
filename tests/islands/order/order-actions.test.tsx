// What may be done with an order: in the list and on its own page.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderRow } from '#lib/contracts/order.ts';
import { createT, type Words } from '#lib/i18n/translate.ts';
import { OrderActions } from '#islands/order/OrderActions.tsx';
import commonEn from '../../../locales/en-US/common.json';
import orderEn from '../../../locales/en-US/order.json';
import commonZh from '../../../locales/zh-CN/common.json';
import orderZh from '../../../locales/zh-CN/order.json';

afterEach(cleanup);

const order = {
  order_id: '01j0000000000000000000test',
  status: 'to_ship',
  delivery: 'express',
  can_refund: true,
  can_receipt: true,
  orderProduct: [],
} as unknown as OrderRow;
const languages = [
  ['zh-CN', { order: orderZh, common: commonZh }],
  ['en-US', { order: orderEn, common: commonEn }],
] as const;

test.each(languages)(
  'in %s an invoice is asked for from the list; its own page has it at the invoice',
  (locale, words) => {
    const t = createT({ locale, words: words as unknown as Record<string, Words> });
    const name = t('order:do.invoice');
    for (const status of ['to_ship', 'to_receive', 'to_review', 'done']) {
      const shown = {
        t,
        href: (path: string) => path,
        order: { ...order, status } as OrderRow,
        onChanged: () => {},
      };
      render(<OrderActions {...shown} isDetail={false} />);
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain('#invoice');
      cleanup();
      render(<OrderActions {...shown} isDetail />);
      expect(screen.queryByText(name)).toBeNull();
      cleanup();
    }
  },
);
