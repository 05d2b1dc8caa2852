import { machineApi, type WebhookDelivery } from '#lib/contracts/machine.ts';
import { WEBHOOK_EVENTS } from '#lib/contracts/states.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';

const TONES = { waiting: 'wait', taken: 'good', given_up: 'bad' } as const;

const eventOf = (row: WebhookDelivery, { t }: Drawing): string =>
  t(`machine:events.${row.event.replace('.', '_')}` as 'machine:events.ping');

/** The number and the time of an answer, or that there was none. */
const answerOf = (row: WebhookDelivery, { w }: Drawing): string => {
  if (row.try_time === null) return '';
  return row.answered === null
    ? w('no_answer')
    : w('answered', { status: row.answered, ms: row.took_ms ?? 0 });
};

const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function DeliveryRecord({ record: row, draw }: { record: WebhookDelivery; draw: Drawing }) {
  const { w, locale } = draw;
  const at = (time: string | null) => time && formatDate(time, locale, 'minute');
  return (
    <>
      <Section title={eventOf(row, draw)}>
        <Facts
          facts={[
            [w('col.id'), row.delivery_id],
            [w('col.url'), row.url],
            [w('col.state'), w(`state.${row.status}`)],
            [w('col.tries'), row.tries],
            [w('col.time'), at(row.create_time)],
            [w('col.tried'), at(row.try_time)],
            [w('col.next'), at(row.next_time)],
          ]}
        />
      </Section>
      <Section title={w('body')}>
        <pre className="whitespace-pre-wrap text-12 [overflow-wrap:anywhere]">{readable(row.body)}</pre>
      </Section>
      <Section title={w('answer')}>
        <p className="text-14">{answerOf(row, draw) || w('not_yet')}</p>
        {row.answer && (
          <pre className="mt-2 whitespace-pre-wrap text-12 [overflow-wrap:anywhere]">{row.answer}</pre>
        )}
      </Section>
    </>
  );
}

/** Webhook deliveries of a store in the last thirty days, and the answers. */
export default listScreen<WebhookDelivery>({
  words: 'machine:log',
  alsoWords: ['machine.events'],
  group: 'programs',
  place: 112,
  list: machineApi.deliveries,
  idOf: (row) => row.delivery_id,
  nameOf: (row) => row.delivery_id,
  hasCounts: true,
  tabs: ['all', 'waiting', 'taken', 'given_up'],
  tabAs: 'status',
  filters: [{ key: 'event', choices: WEBHOOK_EVENTS }],
  columns: [
    { key: 'time', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
    { key: 'event', cell: eventOf },
    {
      key: 'url',
      cell: (row) => <span className="line-clamp-2 max-w-80 [overflow-wrap:anywhere]">{row.url}</span>,
    },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[row.status]}>{w(`state.${row.status}`)}</Tag> },
    { key: 'answer', cell: answerOf },
    { key: 'tries', isRight: true, cell: (row) => row.tries },
    {
      key: 'next',
      isSpare: true,
      cell: (row, { locale }) => row.next_time && formatDate(row.next_time, locale, 'minute'),
    },
  ],
  acts: [
    {
      key: 'again',
      row: machineApi.sendAgain,
      isFor: (row) => row.status !== 'waiting',
      isMain: true,
      isForMany: true,
      input: ({ delivery_id: id }) => ({ id }),
    },
  ],
  record: DeliveryRecord,
});
