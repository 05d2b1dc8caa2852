import { priceListApi } from '#lib/contracts/price-list.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { LIST_SWAPPED } from '#lib/stores/list-swapped.ts';
import { readToken } from '#lib/stores/token.ts';

/**
 * Prices of a visitor's own on the cards of a page, which is the same for everybody: one call for all of them, and none
 * for whoever has no such prices.
 */
const MOST = 100;
const MARK = 'data-own-price';
const label = document.querySelector<HTMLElement>('[data-compare-tray]')?.dataset['ownLabel'] ?? '';

const numberOf = (card: Element): string | undefined =>
  card.querySelector<HTMLElement>('button[data-compare]')?.dataset['compare'];

function show(card: Element, price: string): void {
  const line = document.createElement('p');
  line.setAttribute(MARK, '');
  line.className = 'mt-1 flex flex-wrap items-baseline gap-x-1 text-14 font-semibold text-brand';
  const name = document.createElement('span');
  name.className = 'rounded bg-brand-tint px-1 text-12 font-normal text-brand-pressed';
  name.textContent = label;
  line.append(name, formatAmount(price));
  card.querySelector('.price')?.closest('p')?.after(line);
}

async function ask(): Promise<void> {
  const cards = [...document.querySelectorAll('article.card')].filter(
    (card) => !card.querySelector(`[${MARK}]`),
  );
  const ids = [...new Set(cards.flatMap((card) => numberOf(card) ?? []))].slice(0, MOST);
  if (ids.length === 0) return;
  const found = await call(priceListApi.own, { ids: ids.join(',') });
  if (!found.ok) return;
  const prices = new Map(found.value.map((row) => [String(row.product_id), row.price]));
  for (const card of cards) {
    const price = prices.get(numberOf(card) ?? '');
    if (price && !card.querySelector(`[${MARK}]`)) show(card, price);
  }
}

if (readToken())
  $user.subscribe((user) => {
    if (user?.has_own_prices) void ask();
    else for (const line of document.querySelectorAll(`article.card [${MARK}]`)) line.remove();
  });
document.addEventListener(LIST_SWAPPED, () => {
  if ($user.get()?.has_own_prices) void ask();
});
