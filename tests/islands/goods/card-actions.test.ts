import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $guestCart } from '#lib/stores/guest/cart.ts';
import { $toasts } from '#lib/stores/toast.ts';

const card = (id: number): string => `
  <li><article>
    <button data-card-more aria-expanded="false">…</button>
    <button data-collect="0" data-id="${id}" data-unseen aria-pressed="false">收藏</button>
    <img src="/a.svg" alt="">
    <button data-put="${id}0" data-id="${id}" data-num="12">加购</button>
    <h2 class="card-name"><a href="/goods_detail/${id}">手套</a></h2>
  </article></li>`;
const button = (name: string): HTMLElement => document.querySelector<HTMLElement>(`[data-${name}]`)!;
const opened = (): number => document.querySelectorAll('article[data-open]').length;

beforeAll(async () => {
  document.body.innerHTML = '<aside data-compare-tray data-put-kept="已放入"></aside><ul data-grid></ul>';
  await import('#islands/goods/card/actions.ts');
});
beforeEach(() => {
  localStorage.clear();
  document.querySelector('ul')!.innerHTML = card(1) + card(2);
});

test('the dots of one card open its actions and close those of another; Escape and a press elsewhere close them', () => {
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-card-more]');
  first?.click();
  second?.click();
  expect(opened()).toBe(1);
  expect(second?.closest('article')?.hasAttribute('data-open')).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(opened()).toBe(0);
  first?.click();
  document.body.click();
  expect(opened()).toBe(0);
});

test('a visitor puts goods of one size from the card into the cart of this browser, as many as must be bought', async () => {
  button('put').click();
  await vi.waitFor(() => expect($guestCart.get().lines).toHaveLength(1));
  expect($guestCart.get().lines[0]).toMatchObject({
    unique: 10,
    productId: 1,
    num: 12,
    name: '手套',
    image: '/a.svg',
  });
  expect($toasts.get().some(({ text }) => text === '已放入')).toBe(true);
});
