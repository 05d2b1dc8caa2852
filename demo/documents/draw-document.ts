import { Sheet } from '#lib/api/paper/sheet.ts';
import { wordsIn } from '#lib/api/texts.ts';
import type { GoodsDetail } from '#lib/contracts/goods.ts';
import { formatWeight } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paramText } from '#lib/i18n/param-text.ts';
import { sizeColumns } from '#lib/i18n/size-columns.ts';

/** So many dimensions fit beside name and weight on A4. */
const DIMENSIONS = 6;

/** What a maker prints of a product: its data, its sizes and how it is used; no prices. */
export async function drawDocument(locale: Locale, goods: GoodsDetail, at: Date): Promise<Uint8Array> {
  const t = wordsIn(locale);
  const sheet = await Sheet.open({ title: goods.store_name, author: goods.merchant.mer_name, at });
  sheet.title(goods.store_name);
  sheet.note(goods.store_info);
  sheet.facts([
    [t('goods:detail.brand'), goods.brand?.brand_name ?? ''],
    [t('goods:detail.standards'), goods.standards.join(', ')],
    ...goods.params.map((param): [string, string] => [param.name, paramText(param)]),
    [t('goods:detail.packing'), goods.packing],
    [t('goods:compare.store'), goods.merchant.mer_name],
  ]);
  for (const paragraph of goods.content) sheet.note(paragraph);
  const dimensions = sizeColumns(goods.sku).slice(0, DIMENSIONS);
  sheet.heading(t('goods:detail.sizes'));
  sheet.table(
    [
      { name: t('goods:buy.designation'), width: 24 },
      ...dimensions.map(({ name, unit }) => ({
        name: unit ? `${name} (${unit})` : name,
        width: 12,
        isRight: true,
      })),
      { name: t('goods:detail.weight', { unit: goods.unit_name }), width: 14, isRight: true },
    ],
    goods.sku.map((sku, row) => [
      sku.designation,
      ...dimensions.map(({ cells }) => cells[row] ?? ''),
      formatWeight(sku.weight_g, locale),
    ]),
  );
  return sheet.finish();
}
