import { auditApi } from '#lib/contracts/audit.ts';
import { broadcastApi, type DeskBroadcast } from '#lib/contracts/broadcast.ts';
import { paths } from '#lib/i18n/paths.ts';
import { minuteTyped } from '../../shown-while.tsx';
import { BROADCAST_COLUMNS, BROADCAST_TABS, BroadcastRecord, roomName } from '../../broadcast-columns.tsx';
import { listScreen, type FormProps } from '../../screen.ts';
import { GoodsList } from './parts/CouponGoods.tsx';

const Goods = (props: FormProps<object>) => <GoodsList {...props} field="product_ids" />;

const form = {
  fields: ['name', 'name_en', 'anchor_name', 'anchor_name_en', 'show_time', 'cover'],
  pictures: { cover: 'store' },
  more: Goods,
  owns: (field: string) => field === 'product_ids',
} as const;
const input = ({ broadcast_id: id }: DeskBroadcast) => ({ id });

/** Live rooms of a store: announced, begun, ended, and the recordings of what is over. */
export default listScreen<DeskBroadcast>({
  words: 'broadcast:desk',
  alsoWords: ['broadcast.state', 'activity.offers'],
  group: 'marketing',
  place: 95,
  list: broadcastApi.own,
  idOf: (row) => String(row.broadcast_id),
  nameOf: roomName,
  hasCounts: true,
  tabs: BROADCAST_TABS,
  tabAs: 'status',
  columns: BROADCAST_COLUMNS,
  history: { row: auditApi.aboutOwn, kind: 'broadcast' },
  record: BroadcastRecord,
  acts: [
    {
      key: 'begin',
      row: broadcastApi.begin,
      isFor: ({ status }) => status === 'upcoming',
      isMain: true,
      input,
      fields: ['stream'],
    },
    {
      key: 'edit',
      row: broadcastApi.change,
      isFor: ({ status }) => status === 'upcoming',
      input,
      initial: (row) => ({
        name: row.name,
        name_en: row.name_en,
        anchor_name: row.anchor_name,
        anchor_name_en: row.anchor_name_en,
        show_time: minuteTyped(row.show_time),
        product_ids: row.goods.map((one) => one.product_id),
        product_ids_goods: row.goods,
      }),
      ...form,
    },
    { key: 'end', row: broadcastApi.end, isFor: ({ status }) => status === 'live', isMain: true, input },
    {
      key: 'replay',
      row: broadcastApi.replay,
      isFor: ({ status }) => status === 'ended',
      isMain: true,
      input,
      fields: ['file'],
    },
    {
      key: 'drop_replay',
      row: broadcastApi.dropReplay,
      isFor: ({ status, has_replay: hasReplay }) => status === 'ended' && hasReplay,
      input,
    },
    { key: 'remove', row: broadcastApi.remove, isFor: ({ status }) => status !== 'live', input },
  ],
  makes: [{ key: 'announce', row: broadcastApi.announce, required: ['cover'], ...form }],
  makeWays: [{ key: 'page', row: broadcastApi.own, address: paths.storeLive({}) }],
});
