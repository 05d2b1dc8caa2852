import { auditApi } from '#lib/contracts/audit.ts';
import { machineApi, type Webhook } from '#lib/contracts/machine.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const input = ({ webhook_id: id }: Webhook) => ({ id });

/** Webhooks: addresses of a store's own programs that get chosen events. */
export default listScreen<Webhook>({
  words: 'machine:webhooks',
  alsoWords: ['machine.events'],
  group: 'programs',
  place: 111,
  list: machineApi.webhooks,
  idOf: (row) => row.webhook_id,
  nameOf: (row) => row.url,
  history: { row: auditApi.aboutOwn, kind: 'webhook' },
  columns: [
    { key: 'url', cell: (row) => <span className="[overflow-wrap:anywhere]">{row.url}</span> },
    {
      key: 'events',
      cell: (row, { w }) => (
        <span className="flex max-w-96 flex-wrap gap-1">
          {row.events.map((event) => (
            <Tag key={event} tone="quiet">
              {w(`choice.events.${event.replace('.', '_')}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'state',
      cell: (row, { w }) => (
        <span className="flex flex-wrap items-center gap-1">
          <Tag tone={row.is_on ? 'good' : 'bad'}>{w(row.is_on ? 'on' : 'off')}</Tag>
          {!row.is_kept && <span className="text-12 text-ink-quiet">{w('left')}</span>}
          {row.failures > 0 && (
            <span className="text-12 text-ink-quiet">{w('failures', { count: row.failures })}</span>
          )}
        </span>
      ),
    },
    { key: 'by', cell: (row) => row.made_by },
    { key: 'time', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
  ],
  acts: [
    { key: 'try', row: machineApi.tryWebhook, isFor: () => true, isMain: true, input },
    {
      key: 'change',
      row: machineApi.changeWebhook,
      isFor: () => true,
      input,
      fields: ['url', 'events', 'is_on'],
      initial: ({ url, events, is_on }) => ({ url, events, is_on }),
    },
    { key: 'remove', row: machineApi.removeWebhook, isFor: () => true, input },
  ],
  makes: [{ key: 'make', row: machineApi.makeWebhook, fields: ['url', 'events'], told: ['secret'] }],
  makeWays: [{ key: 'log', row: machineApi.deliveries, address: '/merchant/webhook-log' }],
});
