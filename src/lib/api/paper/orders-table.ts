import type { ExportRow } from '../../domain/trade/paper/index.ts';
import { specOf } from '../../kernel/spec-of.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { yuan } from '../../kernel/money.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';

const COLUMNS = [
  'sn',
  'state',
  'created',
  'paid_at',
  'store',
  'goods',
  'spec',
  'unit',
  'quantity',
  'price',
  'paid',
  'freight',
  'order_paid',
  'pay_type',
  'receiver',
  'address',
  'mark',
] as const;

/** One row for each line of an order; freight and sum stand in the first row of an order only. */
export async function* ordersTable(
  locale: Locale,
  pages: AsyncIterable<ExportRow[]> | Iterable<ExportRow[]>,
): AsyncGenerator<Cell[]> {
  const t = wordsIn(locale);
  const inWords = (zh: string, en: string): string => (locale === 'zh-CN' ? zh : en || zh);
  let before = '';
  yield COLUMNS.map((name) => t(`paper:col.${name}`));
  for await (const rows of pages)
    yield* rows.map(({ order, line, address, payType, store, storeEn }): Cell[] => {
      const { snapshot } = line;
      const isFirst = order.orderSn !== before;
      before = order.orderSn;
      return [
        order.orderSn,
        t(`order:state.${order.status}`),
        formatDate(order.createdAt.toISOString(), locale, 'minute'),
        order.paidAt ? formatDate(order.paidAt.toISOString(), locale, 'minute') : '',
        inWords(store, storeEn),
        inWords(snapshot.name, snapshot.nameEn),
        specOf({ designation: snapshot.designation, sku: inWords(snapshot.skuText, snapshot.skuTextEn) }),
        inWords(snapshot.unitName, snapshot.unitNameEn),
        line.quantity,
        Number(yuan(line.unitPrice)),
        Number(yuan(line.payPrice)),
        isFirst ? Number(yuan(order.freight)) : '',
        isFirst ? Number(yuan(order.payPrice)) : '',
        payType ? t(`order:pay_type.${payType}`) : '',
        `${address.realName} ${address.phone}`,
        [...address.regionNames, address.detail].join(' ').trim(),
        order.mark,
      ];
    });
}
