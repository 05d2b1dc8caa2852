import { goodsApi, type CategoryNode } from '#lib/contracts/goods.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { call } from '#lib/stores/call.ts';
import { pageLocale } from '#lib/stores/locale.ts';

const addressOf = ({ store_category_id: id }: CategoryNode): string =>
  localizedPath(paths.goodsCate({ cate_id: id }), pageLocale());

function linkTo(category: CategoryNode): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = addressOf(category);
  link.textContent = category.cate_name;
  return link;
}

/** Puts the third level behind the second; false where it could not be loaded. */
export async function fillCategoryMenu(menu: HTMLElement): Promise<boolean> {
  const tree = await call(goodsApi.categories);
  if (!tree.ok) return false;
  const second = new Map([...menu.querySelectorAll('li a')].map((link) => [link.getAttribute('href'), link]));
  for (const child of tree.value.flatMap(({ children }) => children)) {
    const sold = child.children.filter((category) => category.product_count > 0);
    if (sold.length === 0) continue;
    const third = document.createElement('div');
    third.append(...sold.map(linkTo));
    second.get(addressOf(child))?.after(third);
  }
  return true;
}
