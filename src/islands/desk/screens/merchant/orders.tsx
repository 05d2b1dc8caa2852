import { deliveryApi } from '#lib/contracts/delivery.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi, type DeskOrder } from '#lib/contracts/order-desk.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { formatAmount, formatDate, formatDay } from '#lib/i18n/format.ts';
import { fenOf, yuan } from '#lib/kernel/money.ts';
import { OrderRecord } from '../../OrderRecord.tsx';
import { OrderState } from '../../order-state.tsx';
import { listScreen } from '../../screen.ts';
import { Tag } from '../../record-parts.tsx';
import { parcelFaults, ShipLines } from './parts/ShipLines.tsx';
import { WaybillPanel } from './parts/WaybillPanel.tsx';

const isToShip = (order: DeskOrder): boolean => order.status === 'to_ship' && order.delivery === 'express';

const isInTown = (order: DeskOrder): boolean => order.status === 'to_ship' && order.delivery === 'city';

/** A rider was called, and the goods have not left with him yet. */
const isStillHere = ({ status, ride }: DeskOrder): boolean =>
  status === 'to_receive' && ride !== null && ['waiting', 'to_fetch', 'at_store'].includes(ride.status);

/** What the goods cost without their freight; amounts are exact to the fen. */
const goodsPrice = ({ pay_price: paid, postage_price: freight }: DeskOrder): string =>
  yuan(fenOf(paid) - fenOf(freight));

/** The mall's clock, eight hours before UTC. */
const OFFSET = 8 * 60 * 60 * 1000;
const isLate = ({ ship_by: day }: DeskOrder, now: string): boolean =>
  day < new Date(Date.parse(now) + OFFSET).toISOString().slice(0, 10);

/** Orders of a store. */
export default listScreen<DeskOrder>({
  words: 'order:desk',
  alsoWords: ['order.state', 'order.money', 'order.fact', 'order.pay_type', 'order.refund_state'],
  group: 'orders',
  place: 10,
  inbox: 'to_ship',
  list: orderDeskApi.list,
  counts: orderDeskApi.counts,
  detail: orderDeskApi.detail,
  table: orderDeskApi.table,
  above: WaybillPanel,
  aboveFor: orderDeskApi.waybills,
  elsewhere: [{ key: 'waybills', row: orderDeskApi.waybills }],
  idOf: (order) => order.order_id,
  nameOf: (order) => order.order_sn,
  tabs: [
    'to_ship',
    'unpaid',
    'balance_due',
    'to_receive',
    'to_review',
    'done',
    'after_sale',
    'cancelled',
    'all',
  ],
  firstTab: 'to_ship',
  sorts: ['newest', 'oldest', 'paid', 'amount'],
  // The API sorts these so where nobody has chosen.
  firstSorts: { to_ship: 'paid' },
  filters: [
    { key: 'delivery', choices: ['express', 'pick_up', 'city'] },
    { key: 'buyer', choices: [], isHidden: true },
    { key: 'customer', choices: [], isHidden: true },
  ],
  hasDays: true,
  columns: [
    { key: 'sn', cell: (order) => <span className="whitespace-nowrap">{order.order_sn}</span> },
    { key: 'state', cell: (order, { t }) => <OrderState order={order} t={t} /> },
    {
      key: 'ship_by',
      cell: (order, { now, w, locale }) =>
        order.ship_by && (
          <span>
            <span className="whitespace-nowrap">{formatDay(order.ship_by, locale)}</span>{' '}
            {isLate(order, now) && <Tag tone="bad">{w('late')}</Tag>}
          </span>
        ),
    },
    {
      key: 'goods',
      cell: (order) => (
        <span className="line-clamp-1 min-w-32 max-w-64" title={order.orderProduct[0]?.store_name}>
          {order.orderProduct[0]?.store_name}
          {order.orderProduct.length > 1 && (
            <span className="text-ink-secondary"> +{order.orderProduct.length - 1}</span>
          )}
        </span>
      ),
    },
    { key: 'amount', isRight: true, cell: (order) => formatAmount(order.pay_price) },
    {
      key: 'receiver',
      cell: (order) => (
        <>
          {order.receiver} <span className="text-ink-secondary">{order.phone}</span>
        </>
      ),
    },
    { key: 'region', isSpare: true, cell: (order) => order.region },
    {
      key: 'mark',
      cell: (order, { w }) => (
        <span className="grid max-w-60 gap-0.5">
          {order.mark && <span className="line-clamp-1">{order.mark}</span>}
          {order.note && (
            <span className="line-clamp-1 text-ink-secondary">
              <Tag tone="quiet">{w('note')}</Tag> {order.note}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'delivery',
      cell: (order, { w }) => (
        <>
          <span className="whitespace-nowrap">{w(`filter.delivery.${order.delivery}`)}</span>
          {order.ride && order.status === 'to_receive' && (
            <span className="block text-12 text-ink-secondary">
              {w(`ride.${order.ride.status}`)} {order.ride.rider}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'paid',
      cell: (order, { locale }) => (
        <span className="whitespace-nowrap">
          {formatDate(order.pay_time ?? order.create_time, locale, 'short')}
        </span>
      ),
    },
    { key: 'parcel', isSpare: true, cell: (order) => `${order.courier} ${order.tracking_no}`.trim() },
  ],
  acts: [
    {
      key: 'ship',
      row: orderApi.ship,
      isFor: isToShip,
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['courier', 'tracking_no', 'phone', 'note', 'confirm'],
      choices: { courier: orderApi.couriers },
      remembers: ['courier'],
      confirm: { code: 'order.refund_open', field: 'confirm' },
      more: ShipLines,
      faults: parcelFaults,
    },
    {
      key: 'reprice',
      row: orderApi.reprice,
      isFor: ({ status }) => status === 'unpaid',
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['goods_price', 'freight'],
      initial: (order) => ({ goods_price: goodsPrice(order), freight: order.postage_price }),
    },
    {
      key: 'hand_over',
      row: orderApi.handOver,
      isFor: ({ status, delivery }) => status === 'to_ship' && delivery === 'pick_up',
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['code'],
    },
    {
      key: 'call_rider',
      row: deliveryApi.callRider,
      isFor: isInTown,
      isForMany: true,
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['rider'],
      choices: { rider: deliveryApi.riders },
      remembers: ['rider'],
    },
    {
      key: 'choose_rider',
      row: deliveryApi.chooseRider,
      isFor: isStillHere,
      isMain: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['rider'],
      choices: { rider: deliveryApi.riders },
      initial: ({ ride }) => ({ rider: ride?.rider_uid ? String(ride.rider_uid) : '' }),
    },
    {
      key: 'cancel_ride',
      row: deliveryApi.cancelRide,
      isFor: isStillHere,
      input: ({ order_id: id }) => ({ id }),
    },
    {
      key: 'call_off',
      row: refundApi.callOff,
      isFor: ({ status }) => status === 'to_ship',
      input: ({ order_id: id }) => ({ id }),
      fields: ['reason'],
    },
    {
      key: 'note',
      row: orderDeskApi.note,
      isFor: () => true,
      isForMany: true,
      input: ({ order_id: id }) => ({ id }),
      fields: ['text'],
    },
  ],
  papers: ['picking', 'delivery_note', 'delivery_note_small'].map((key) => ({
    key,
    address: (ids: readonly string[]) => `/merchant/print?paper=${key}&ids=${ids.join(',')}`,
    isFor: ({ paid }: DeskOrder) => paid,
  })),
  record: OrderRecord,
});
