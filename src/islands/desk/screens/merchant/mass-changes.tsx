import { massChangeApi, type MassChange, type MassChangeDetail } from '#lib/contracts/mass-change.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { massValue } from './parts/MassLook.tsx';

const input = ({ mass_change_id: id }: MassChange): { id: string } => ({ id });

function MassChangeRecord({ record, draw }: { record: MassChangeDetail; draw: Drawing }) {
  const { w } = draw;
  return (
    <Section title={w('lines', { count: record.lines.length })}>
      <ul className="divide-y divide-line text-14">
        {record.lines.map((line, at) => (
          <li key={at} className="grid gap-0.5 py-1.5">
            <span className="[overflow-wrap:anywhere]">{line.name}</span>
            <span className="flex flex-wrap items-center gap-2 tabular-nums text-ink-secondary">
              {massValue(record.kind, line.before, draw)} → {massValue(record.kind, line.after, draw)}
              {line.outcome !== 'done' && (
                <Tag tone={line.outcome === 'undone' ? 'quiet' : 'wait'}>{w(`outcome.${line.outcome}`)}</Tag>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Many rows that were changed at once, and the way back for a day. */
export default listScreen<MassChange>({
  words: 'mass_change:desk',
  alsoWords: ['mass_change', 'goods.desk.state', 'coupon.desk.state'],
  group: 'goods',
  place: 62,
  list: massChangeApi.list,
  detail: massChangeApi.detail,
  idOf: (row) => row.mass_change_id,
  nameOf: (row, { w }) => w('name', { kind: w(`kind.${row.kind}`), count: row.line_count }),
  columns: [
    { key: 'kind', cell: (row, { w }) => <span className="whitespace-nowrap">{w(`kind.${row.kind}`)}</span> },
    { key: 'count', isRight: true, cell: (row) => row.line_count },
    { key: 'names', cell: (row) => <span className="line-clamp-2 max-w-96">{row.names}</span> },
    { key: 'author', cell: (row) => [row.author, row.program].filter(Boolean).join(' · ') },
    {
      key: 'time',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.create_time, locale, 'minute')}</span>
      ),
    },
    {
      key: 'state',
      cell: (row, { w, locale }) => {
        if (row.undo_time)
          return <Tag tone="quiet">{w('undone', { time: formatDate(row.undo_time, locale, 'short') })}</Tag>;
        return row.can_undo ? (
          <Tag tone="go">{w('until', { time: formatDate(row.until, locale, 'short') })}</Tag>
        ) : (
          <Tag tone="quiet">{w('over')}</Tag>
        );
      },
    },
  ],
  acts: [
    {
      key: 'undo',
      row: massChangeApi.undo,
      isFor: (row) => row.can_undo && row.kind !== 'stock',
      isMain: true,
      input,
    },
    {
      key: 'undo_stock',
      row: massChangeApi.undoStock,
      isFor: (row) => row.can_undo && row.kind === 'stock',
      isMain: true,
      input,
    },
  ],
  record: MassChangeRecord,
});
