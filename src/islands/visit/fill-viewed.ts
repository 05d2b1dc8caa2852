import { goodsApi, type GoodsCard } from '#lib/contracts/goods.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages, type Translate } from '#lib/i18n/translate.ts';
import { unitPriceText } from '#lib/i18n/unit-price.ts';
import { call } from '#lib/stores/call.ts';
import { pageLocale } from '#lib/stores/locale.ts';
import { viewedIds } from '#lib/stores/viewed.ts';

const SHOWN = 10;

function itemOf(frame: HTMLTemplateElement, t: Translate, goods: GoodsCard): DocumentFragment {
  const item = frame.content.cloneNode(true) as DocumentFragment;
  item.querySelector('a')?.setAttribute('href', localizedPath(paths.goodsCard(goods), pageLocale()));
  item.querySelector('img')?.setAttribute('src', goods.image);
  const name = item.querySelector('[data-name]');
  if (name) name.textContent = goods.store_name;
  const price = item.querySelector('[data-price]');
  if (price) {
    price.textContent = unitPriceText(t, pageLocale(), goods);
    if (goods.price !== '') price.setAttribute('data-own-goods', String(goods.product_id));
  }
  return item;
}

/** Prices and names are loaded again, since those in the browser are outdated. */
export async function fillViewed(root: HTMLElement): Promise<void> {
  const here = Number(document.querySelector<HTMLElement>('[data-goods]')?.dataset['goods']);
  const ids = viewedIds()
    .filter((id) => id !== here)
    .slice(0, SHOWN);
  if (ids.length === 0) return;
  const found = await call(goodsApi.list, { ids: ids.join(','), limit: SHOWN });
  const frame = root.querySelector('template');
  if (!found.ok || !frame) return;
  const t = createT(JSON.parse(root.dataset['viewed'] ?? '{}') as Messages);
  const cards = ids.flatMap((id) => found.value.list.find((card) => card.product_id === id) ?? []);
  root.querySelector('[data-items]')?.replaceChildren(...cards.map((card) => itemOf(frame, t, card)));
  root.hidden = cards.length === 0;
}
