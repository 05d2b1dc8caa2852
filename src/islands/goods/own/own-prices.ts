import { priceListApi } from '#lib/contracts/price-list.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';

/**
 * Prices of a visitor's own on a page that is the same for everybody: whatever carries `data-own-goods` (a product) or
 * `data-own-size` gets the visitor's price below everybody's. One call for all of them, and none for accounts without
 * such prices.
 */
const MOST = 100;
const MARK = 'data-own-price';
const label = document.querySelector<HTMLElement>('[data-compare-tray]')?.dataset['ownLabel'] ?? '';
let asked = new WeakSet<Element>();

interface Own {
  price: string;
  minimum: number;
}
const KINDS = {
  goods: async (ids: string): Promise<[number, Own][]> => {
    const found = await call(priceListApi.own, { ids });
    return found.ok ? found.value.map(({ product_id, price }) => [product_id, { price, minimum: 1 }]) : [];
  },
  size: async (ids: string): Promise<[number, Own][]> => {
    const found = await call(priceListApi.ofSizes, { ids });
    return found.ok ? found.value.map(({ unique, ...own }) => [unique, own]) : [];
  },
};

function show(place: Element, { price, minimum }: Own): void {
  const line = document.createElement('span');
  line.setAttribute(MARK, '');
  line.className = 'block whitespace-normal text-14 font-semibold text-brand';
  const name = document.createElement('span');
  name.className = 'mr-1 rounded bg-brand-tint px-1 text-12 font-normal text-brand-pressed';
  name.textContent = label;
  line.append(name, formatAmount(price), minimum > 1 ? ` ≥${minimum}` : '');
  place.append(line);
}

async function ask(kind: keyof typeof KINDS): Promise<void> {
  const ofHolder = asked;
  const name = `data-own-${kind}`;
  const idOf = (place: Element): string => place.getAttribute(name) ?? '';
  const places = [...document.querySelectorAll(`[${name}]`)].filter((place) => !asked.has(place));
  for (const place of places) asked.add(place);
  const ids = [...new Set(places.map(idOf))];
  for (let at = 0; at < ids.length; at += MOST) {
    const prices = new Map(await KINDS[kind](ids.slice(at, at + MOST).join(',')));
    for (const place of places) {
      const own = prices.get(Number(idOf(place)));
      // Whoever has logged out meanwhile reads what everybody reads, whoever has logged in what is theirs.
      if (own && asked === ofHolder) show(place, own);
    }
  }
}

let isDue = false;
/** Lists grow and are exchanged while they are read. */
const watch = new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    askAll();
  });
});
function askAll(): void {
  void ask('goods');
  void ask('size');
}

function forget(): void {
  watch.disconnect();
  asked = new WeakSet();
  for (const line of document.querySelectorAll(`[${MARK}]`))
    if (line.closest('[data-own-goods], [data-own-size]')) line.remove();
}

let holder: number | undefined;
$user.subscribe((user) => {
  const next = user?.has_own_prices ? user.uid : undefined;
  if (next === holder) return;
  holder = next;
  forget();
  if (holder === undefined) return;
  watch.observe(document.body, { childList: true, subtree: true });
  askAll();
});
