// Suggestions under the search box: keyboard, input methods, recent words that stay in the browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const words = {
  recent: 'recent',
  clear: 'clear',
  hot: 'hot',
  goods: 'goods',
  categories: 'categories',
  makers: 'makers',
  markets: 'markets',
  found: '{n} suggestions',
  from: 'from',
  on_request: 'on request',
  stock: '{n} {unit} in stock',
  sold_out: 'sold out',
};
const found = {
  goods: [
    {
      product_id: 7,
      sku: 70,
      name: '深沟球轴承 6204',
      image: '/a.svg',
      size: '6204-2RS',
      is_whole: false,
      price: '12.50',
      price_max: '12.50',
      unit_name: '套',
      stock: 1200,
    },
  ],
  categories: [{ cate_id: 3, name: '轴承', count: 12 }],
  makers: [],
  markets: [],
  words: ['6204轴承'],
};
const input = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[name=title]')!;
const options = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('[role=option]')];
const isOpen = (): boolean => input().getAttribute('aria-expanded') === 'true';
const press = (key: string): void =>
  void input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const answer = vi.fn<(path: string) => Promise<Response>>();

async function type(text: string): Promise<void> {
  input().value = text;
  input().dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(200);
}

beforeEach(async () => {
  vi.useFakeTimers();
  window.localStorage.clear();
  document.body.innerHTML = `<form action="/goods_cate" data-search data-suggest='${JSON.stringify(words)}'>
    <input name="title" aria-label="search" /><input type="hidden" name="search_type" value="1" /></form>`;
  answer.mockReset();
  answer.mockImplementation(async () => Response.json({ status: 200, message: '', data: found }));
  vi.stubGlobal('fetch', answer);
  const { attach } = await import('#islands/shell/suggest/attach.ts');
  attach(document.querySelector('form')!);
  input().focus();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed is asked for once the fingers rest, and listed in groups', async () => {
  input().value = '轴';
  input().dispatchEvent(new Event('input'));
  await type('轴承');
  expect(answer).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
  expect(options().map((option) => option.getAttribute('href'))).toEqual([
    '/goods_cate?cate_id=3',
    '/goods_detail/7?sku=70',
    '/goods_cate?title=6204%E8%BD%B4%E6%89%BF&search_type=1',
  ]);
});

test('arrows walk through the list and back into the box, Escape closes it', async () => {
  await type('轴承');
  press('ArrowDown');
  expect(input().getAttribute('aria-activedescendant')).toBe(options()[0]!.id);
  expect(options()[0]!.getAttribute('aria-selected')).toBe('true');
  press('ArrowUp');
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  press('ArrowUp');
  expect(options().at(-1)!.getAttribute('aria-selected')).toBe('true');
  press('Escape');
  expect(isOpen()).toBe(false);
});

test('Enter opens the option that is pointed at', async () => {
  await type('轴承');
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  options()[0]!.addEventListener('click', clicked);
  press('ArrowDown');
  press('Enter');
  expect(clicked).toHaveBeenCalledOnce();
});

test('goods say the size that is meant, its price and its stock; Enter opens the one that is written in full', async () => {
  await type('6204');
  expect(options()[1]!.textContent).toBe('深沟球轴承 62046204-2RS1,200 套 in stock¥12.50/套');
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  const whole = { ...found, goods: [{ ...found.goods[0]!, is_whole: true, price: '', stock: 0 }] };
  answer.mockImplementation(async () => Response.json({ status: 200, message: '', data: whole }));
  await type('6204-2RS');
  expect(options()[1]!.textContent).toBe('深沟球轴承 62046204-2RSsold outon request');
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  options()[1]!.addEventListener('click', clicked);
  press('Enter');
  expect(clicked).toHaveBeenCalledOnce();
});

test('nothing is asked while an input method composes a word', async () => {
  input().dispatchEvent(new Event('compositionstart'));
  await type('zhou');
  expect(answer).not.toHaveBeenCalled();
  input().value = '轴';
  input().dispatchEvent(new Event('compositionend'));
  await vi.advanceTimersByTimeAsync(200);
  expect(answer).toHaveBeenCalledOnce();
});

test.each([
  ['that is part of an open word', { isComposing: true }],
  ['that has just ended one, as Safari tells it', { keyCode: 229 }],
])('Enter %s chooses no suggestion and is left to the input method', async (_, init) => {
  await type('轴承');
  const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  options()[0]!.addEventListener('click', clicked);
  press('ArrowDown');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init });
  input().dispatchEvent(enter);
  expect(clicked).not.toHaveBeenCalled();
  expect(enter.defaultPrevented).toBe(false);
  expect(isOpen()).toBe(true);
});

test('recent words are offered in an empty box, kept in this browser and cleared on demand', async () => {
  input().value = '6204';
  document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await type('');
  expect(options()[0]!.textContent).toBe('6204');
  document.querySelector<HTMLButtonElement>('[role=listbox] button')!.click();
  expect(options().map((option) => option.textContent)).not.toContain('6204');
  expect(window.localStorage.getItem('search_recent')).toBe('[]');
});

test('an older answer never replaces a newer one', async () => {
  let late: (value: Response) => void = () => undefined;
  answer.mockImplementationOnce(() => new Promise<Response>((resolve) => (late = resolve)));
  await type('旧');
  await type('轴承');
  const listed = options().length;
  late(Response.json({ status: 200, message: '', data: { ...found, goods: [], categories: [] } }));
  await vi.advanceTimersByTimeAsync(10);
  expect(options()).toHaveLength(listed);
});
