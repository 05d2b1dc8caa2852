import { regionLine } from '../../domain/account/address/index.ts';
import type { ExportRow } from '../../domain/trade/paper/index.ts';
import { specOf } from '../../kernel/spec-of.ts';
import { placeLine } from '../../i18n/place-line.ts';
import type { Locale } from '../../i18n/locales.ts';
import { yuan } from '../../kernel/money.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { wordsIn } from '../texts.ts';
import { tableTime } from './table-time.ts';

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

/** What was paid of an order so far: nothing of one that nobody paid, the deposit of a presale whose balance is open. */
function paidOf({ paidAt, status, payPrice }: ExportRow['order'], deposit: number): Cell {
  if (!paidAt) return '';
  return Number(yuan(status === 'balance_due' || status === 'closed' ? deposit : payPrice));
}

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
    yield* rows.map(({ order, line, address, payType, store, storeEn, deposit }): Cell[] => {
      const { snapshot } = line;
      const isFirst = order.orderSn !== before;
      before = order.orderSn;
      return [
        order.orderSn,
        t(`order:state.${order.status}`),
        tableTime(order.createdAt),
        tableTime(order.paidAt),
        inWords(store, storeEn),
        inWords(snapshot.name, snapshot.nameEn),
        specOf({ designation: snapshot.designation, sku: inWords(snapshot.skuText, snapshot.skuTextEn) }),
        inWords(snapshot.unitName, snapshot.unitNameEn),
        line.quantity,
        Number(yuan(line.unitPrice)),
        Number(yuan(line.payPrice)),
        isFirst ? Number(yuan(order.freight)) : '',
        isFirst ? paidOf(order, deposit) : '',
        payType ? t(`order:pay_type.${payType}`) : '',
        `${address.realName} ${address.phone}`,
        placeLine(t, { region: regionLine(address.regionNames, locale), detail: address.detail }),
        order.mark,
      ];
    });
}
