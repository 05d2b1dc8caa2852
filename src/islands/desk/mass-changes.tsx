import type { Row } from '#lib/contracts/endpoint.ts';
import type { MassChange, MassChangeDetail } from '#lib/contracts/mass-change.ts';
import type { MassChangeKind } from '#lib/contracts/states.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Section, Tag } from './record-parts.tsx';
import { listScreen, type Act, type Drawing } from './screen.ts';
import { massValue } from './screens/merchant/parts/MassLook.tsx';

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

/** The way back, for a day, of changes of some kinds. */
export const openFor = (
  key: string,
  row: Row,
  isOf: (kind: MassChangeKind) => boolean = () => true,
): Act<MassChange> => ({
  key,
  row,
  isFor: (change) => change.can_undo && isOf(change.kind),
  isMain: true,
  input,
});

/** Many rows that were changed at once, and the way back. */
export const massChangesScreen = (
  rows: { list: Row; detail: Row },
  menu: { group: string; place: number },
  ...acts: Act<MassChange>[]
) =>
  listScreen<MassChange>({
    words: 'mass_change:desk',
    alsoWords: ['mass_change', 'goods.desk.state', 'coupon.desk.state'],
    ...menu,
    list: rows.list,
    detail: rows.detail,
    idOf: (row) => row.mass_change_id,
    nameOf: (row, { w }) => w('name', { kind: w(`kind.${row.kind}`), count: row.line_count }),
    columns: [
      {
        key: 'kind',
        cell: (row, { w }) => <span className="whitespace-nowrap">{w(`kind.${row.kind}`)}</span>,
      },
      { key: 'count', isRight: true, cell: (row) => row.line_count },
      { key: 'names', cell: (row) => <span className="line-clamp-2 max-w-96">{row.names}</span> },
      { key: 'author', cell: (row) => [row.author, row.program].filter(Boolean).join('\u00a0· ') },
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
            return (
              <Tag tone="quiet">{w('undone', { time: formatDate(row.undo_time, locale, 'short') })}</Tag>
            );
          return row.can_undo ? (
            <Tag tone="go">{w('until', { time: formatDate(row.until, locale, 'short') })}</Tag>
          ) : (
            <Tag tone="quiet">{w('over')}</Tag>
          );
        },
      },
    ],
    acts,
    record: MassChangeRecord,
  });
