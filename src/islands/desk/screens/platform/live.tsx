import { auditApi } from '#lib/contracts/audit.ts';
import { broadcastApi, type DeskBroadcast } from '#lib/contracts/broadcast.ts';
import { BROADCAST_COLUMNS, BROADCAST_TABS, BroadcastRecord, roomName } from '../../broadcast-columns.tsx';
import { listScreen } from '../../screen.ts';

/** Live rooms of all stores; one that must not be seen is taken down at once. */
export default listScreen<DeskBroadcast>({
  words: 'broadcast:desk',
  alsoWords: ['broadcast.state'],
  group: 'review',
  place: 91,
  list: broadcastApi.all,
  idOf: (row) => String(row.broadcast_id),
  nameOf: roomName,
  hasCounts: true,
  tabs: BROADCAST_TABS,
  tabAs: 'status',
  columns: [
    BROADCAST_COLUMNS[0],
    { key: 'store', cell: (row) => row.mer_name },
    ...BROADCAST_COLUMNS.slice(1),
  ],
  history: { row: auditApi.about, kind: 'broadcast' },
  record: BroadcastRecord,
  acts: [
    {
      key: 'take_down',
      row: broadcastApi.takeDown,
      isFor: ({ status }) => status !== 'hidden',
      input: ({ broadcast_id: id }) => ({ id }),
      fields: ['reason'],
    },
    {
      key: 'restore',
      row: broadcastApi.restore,
      isFor: ({ status }) => status === 'hidden',
      isMain: true,
      input: ({ broadcast_id: id }) => ({ id }),
    },
  ],
});
