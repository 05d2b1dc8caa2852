import { buyingOf, withOwn, type Buying, type BuyingSku } from '#islands/goods/buying.ts';
import { ownTiers } from '#islands/goods/selection.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import { yuan } from '#lib/kernel/money.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { LIST_SWAPPED } from '#lib/stores/list-swapped.ts';
import { locale, showBar, t } from './bar.ts';
import { picked, type Picked } from './picked.ts';

const copyOf = (id: string): HTMLElement =>
  document
    .querySelector<HTMLTemplateElement>(`template#${id}`)!
    .content.firstElementChild!.cloneNode(true) as HTMLElement;
const put = (root: HTMLElement, part: string, text: string): void => {
  const place = root.querySelector(`[data-${part}]`);
  if (place) place.textContent = text;
};

/** "≥10 ¥1.20", one to a line; marked where this visitor pays less than everybody. */
const tiersOf = (buying: Buying, sku: BuyingSku): string =>
  ownTiers(buying, sku)
    .map(({ start, price, everybody }) => {
      const mark = price < everybody ? `${t('common:own_price')}  ` : '';
      return `${mark}≥${formatNumber(start, locale)}  ${formatAmount(yuan(price))}`;
    })
    .join('\n');

function rowOf(item: Picked, sku: BuyingSku): HTMLElement {
  const { buying, quantities } = item;
  const row = copyOf('size-row');
  const values = sku.choice.map((at, index) => buying.attrs[index]?.values[at] ?? '').filter(Boolean);
  put(row, 'name', sku.designation);
  put(row, 'values', values.join(' · '));
  put(row, 'tiers', tiersOf(buying, sku));
  put(row, 'stock', sku.stock > 0 ? formatNumber(sku.stock, locale) : t('goods:card.sold_out'));
  const field = row.querySelector('input')!;
  field.setAttribute('aria-label', t('discovery:wholesale.quantity_of', { name: sku.designation }));
  field.step = String(buying.rule.multiple || 1);
  field.disabled = sku.stock === 0;
  if (quantities[sku.unique]) field.value = String(quantities[sku.unique]);
  field.addEventListener('input', () => {
    const wanted = Math.min(Math.max(Math.trunc(Number(field.value)) || 0, 0), LINE_QUANTITY_MAX);
    item.quantities = { ...item.quantities, [sku.unique]: wanted };
    showBar();
  });
  return row;
}

/** What must be kept to: least quantity, multiple, whether sizes count together. */
function ruleOf({ buying: { rule, mixed } }: Picked): string {
  const said = [t('discovery:wholesale.least', { n: rule.minimum ?? 1, unit: rule.unit ?? '' })];
  if ((rule.multiple ?? 1) > 1) said.push(t('discovery:wholesale.multiple', { n: rule.multiple ?? 1 }));
  if (mixed) said.push(t('discovery:wholesale.mixed'));
  return said.join(' · ');
}

async function itemOf(id: number): Promise<Picked | undefined> {
  const known = picked.get(id);
  if (known) return known;
  const found = await call(goodsApi.detail, { id });
  if (!found.ok) return void showRefusal(found.failure);
  const own = $user.get()?.has_own_prices ? await call(priceListApi.ofGoods, { id }) : undefined;
  const item: Picked = { buying: withOwn(buyingOf(found.value), own?.ok ? own.value : []), quantities: {} };
  picked.set(id, item);
  return item;
}

/** Shows the sizes of the product below its row, or hides them. */
export async function toggleSizes(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return;
  const row = link.closest('tr')!;
  const id = link.dataset['sizes'] ?? '';
  const shown = row.nextElementSibling as HTMLElement | null;
  if (shown?.dataset['sizesOf'] === id) {
    shown.remove();
    return link.setAttribute('aria-expanded', 'false');
  }
  link.ariaBusy = 'true';
  const item = await itemOf(Number(id));
  link.ariaBusy = null;
  if (!item) return;
  const part = copyOf('sizes-rows');
  part.dataset['sizesOf'] = id;
  put(part, 'unit', item.buying.unit);
  put(part, 'rule', ruleOf(item));
  part.querySelector('tbody')!.append(...item.buying.skus.map((sku) => rowOf(item, sku)));
  row.after(part);
  link.setAttribute('aria-expanded', 'true');
  part.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
}

/** Rows were exchanged, what was filled in was not: its sizes are opened again where they are still shown. */
document.addEventListener(LIST_SWAPPED, () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-sizes]')) {
    const { quantities } = picked.get(Number(link.dataset['sizes'])) ?? {};
    if (Object.values(quantities ?? {}).some((n) => n > 0)) void toggleSizes(link);
  }
});
