// How goods reach the buyer: what is said of a store's own riders before and after there is an address.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import { createT } from '#lib/i18n/translate.ts';
import { WayChoice } from '#islands/delivery/WayChoice.tsx';
import checkout from '../../../locales/zh-CN/checkout.json';
import delivery from '../../../locales/zh-CN/delivery.json';

afterEach(cleanup);

const t = createT({ locale: 'zh-CN', words: { checkout, delivery } });
const store = {
  mer_id: 1,
  take: false,
  city: false,
  allow_city: true,
  city_fee: null,
  order: { allow_take: false },
} as unknown as CheckoutPreview['order'][number];
const shown = { t, store, chosen: 'express' as const, onWay: () => {} };

test('without an address nothing is said of one that is too far away', () => {
  render(<WayChoice {...shown} hasAddress={false} />);
  expect(screen.queryByText(delivery.out_of_zone)).toBeNull();
  expect(screen.getByText(delivery.zone_later)).toBeTruthy();
  cleanup();
  render(<WayChoice {...shown} hasAddress />);
  expect(screen.getByText(delivery.out_of_zone)).toBeTruthy();
});
