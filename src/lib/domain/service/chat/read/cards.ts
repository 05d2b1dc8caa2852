import { MSN, type ChatCard } from '#lib/contracts/chat.ts';
import { yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import type { Party } from '../conversation.repo.ts';
import { firstLines, ordersOf, presalesOf, productsOf, refundsOf } from './card.repo.ts';

interface Shown {
  type: number;
  body: string;
}
const key = (type: number, id: string | number): string => `${type}:${id}`;

/** What the messages of a conversation show, found in a few questions for all of them; by `type:id`. */
export async function cardsOf(
  ctx: Pick<Context, 'database' | 'locale'>,
  side: Party['side'],
  messages: readonly Shown[],
): Promise<(message: Shown) => ChatCard | null> {
  const { db } = ctx.database;
  const idsOf = (type: number): string[] => [
    ...new Set(messages.filter((message) => message.type === type && message.body).map(({ body }) => body)),
  ];
  const some = async <I, R>(ids: I[], ask: (ids: I[]) => Promise<R[]>): Promise<R[]> =>
    ids.length ? ask(ids) : [];
  const products = await some(idsOf(MSN.product).map(Number), (ids) => productsOf(db, ids));
  const presales = await some(idsOf(MSN.presale).map(Number), (ids) => presalesOf(db, ids));
  const orders = await some(idsOf(MSN.order), (ids) => ordersOf(db, ids));
  const refunds = await some(idsOf(MSN.refund), (ids) => refundsOf(db, ids));
  const lines = await some([...orders.map(({ id }) => id), ...refunds.map(({ orderId }) => orderId)], (ids) =>
    firstLines(db, ids),
  );

  const cards = new Map<string, ChatCard>();
  const goods = (type: number, row: Omit<(typeof products)[number], 'status'>, link: string): void =>
    void cards.set(key(type, row.id), {
      title: inLocale(ctx.locale, row.name, row.nameEn),
      image: row.image,
      price: row.isOnRequest ? '' : yuan(row.price),
      price_max: row.isOnRequest ? '' : yuan(row.priceMax),
      unit_name: inLocale(ctx.locale, row.unitName, row.unitNameEn),
      num: null,
      sn: '',
      status: '',
      link,
    });
  const deal = (type: number, row: Deal, orderId: string, link: string): void => {
    const first = lines.find((line) => line.orderId === orderId)?.snapshot;
    cards.set(key(type, row.id), {
      title: first ? inLocale(ctx.locale, first.name, first.nameEn) : row.sn,
      image: first?.image ?? '',
      price: yuan(row.price),
      num: row.num,
      sn: row.sn,
      status: row.status,
      // Who answers for the store has no page of the buyer's order.
      link: side === 'buyer' ? link : '',
    });
  };
  for (const row of products) goods(MSN.product, row, `/goods_detail/${row.id}`);
  for (const row of presales) goods(MSN.presale, row, `/goods_presell_detail/${row.id}`);
  for (const row of orders) {
    const isUnpaid = row.status === 'unpaid';
    const link = isUnpaid ? `/order_stay_detail?orderId=${row.groupId}` : `/order_detail?orderId=${row.id}`;
    deal(MSN.order, row, row.id, link);
  }
  for (const row of refunds) deal(MSN.refund, row, row.orderId, `/refund_detail?id=${row.id}`);
  return ({ type, body }) => cards.get(key(type, body)) ?? null;
}

interface Deal {
  id: string;
  sn: string;
  status: string;
  price: number;
  num: number;
}
