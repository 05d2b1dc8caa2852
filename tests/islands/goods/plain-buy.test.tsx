// The buy panel of the old layout.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import PlainBuy from '#islands/goods/PlainBuy.tsx';
import { i18n, screws } from '../goods-fixture.ts';

afterEach(cleanup);

test('the old layout offers the sizes, the quantity with its unit, and both ways to buy', () => {
  const { container } = render(<PlainBuy i18n={i18n} buying={screws} />);
  expect(container.textContent).toContain(screws.skus[0]?.designation);
  expect(container.textContent).toContain(screws.unit);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(2);
});
