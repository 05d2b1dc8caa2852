// The search boxes of the header: three tabs, three addresses, and a sentence for an empty query.
import { beforeEach, expect, test, vi } from 'vitest';

const page = `
<div data-search-box>
  <a href="/goods_cate?search_type=1" data-search-tab="1" data-action="/goods_cate" data-placeholder="goods" aria-current="true">1</a>
  <a href="/goods_search?search_type=2" data-search-tab="2" data-action="/goods_search" data-placeholder="makers">2</a>
  <a href="/classfy_market?search_type=3" data-search-tab="3" data-action="/classfy_market" data-placeholder="markets">3</a>
  <form action="/goods_cate" data-search data-empty="nothing asked">
    <input name="title" value="" placeholder="goods" /><input type="hidden" name="search_type" value="1" />
  </form>
</div>`;

const one = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;
const submit = (): Event => {
  const event = new Event('submit', { cancelable: true, bubbles: true });
  one('form').dispatchEvent(event);
  return event;
};

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = page;
  await import('#islands/shell/search-form.ts');
});

test.each([
  [1, '/goods_cate', 'goods'],
  [2, '/goods_search', 'makers'],
  [3, '/classfy_market', 'markets'],
])('tab %i sends its query to %s', (type, action, placeholder) => {
  one<HTMLElement>(`[data-search-tab="${type}"]`).click();
  expect(one('form').getAttribute('action')).toBe(action);
  expect(one<HTMLInputElement>('[name=search_type]').value).toBe(String(type));
  expect(one<HTMLInputElement>('[name=title]').placeholder).toBe(placeholder);
  const current = [...document.querySelectorAll('[aria-current]')];
  expect(current.map((tab) => tab.getAttribute('data-search-tab'))).toEqual([String(type)]);
});

test('an empty query stays and says so', async () => {
  const { $toasts } = await import('#lib/stores/toast.ts');
  one<HTMLInputElement>('[name=title]').value = '   ';
  expect(submit().defaultPrevented).toBe(true);
  expect($toasts.get().map(({ text }) => text)).toEqual(['nothing asked']);
});

test('a query goes without the blanks around it', () => {
  one<HTMLInputElement>('[name=title]').value = ' 6204 ';
  expect(submit().defaultPrevented).toBe(false);
  expect(one<HTMLInputElement>('[name=title]').value).toBe('6204');
});
