import { siteDeskApi, type Rule } from '#lib/contracts/site-desk.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { formatSpan } from '#lib/i18n/with-timers.ts';
import { Facts, History, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type AboveProps, type Drawing, type FormProps } from '../../screen.ts';

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const;

const said = ({ kind }: Rule, value: string, { locale }: Drawing): string =>
  kind === 'time' ? formatSpan(Number(value), locale) : formatAmount(value);
const range = (row: Rule, draw: Drawing): string =>
  `${said(row, row.least, draw)} – ${said(row, row.most, draw)}`;
/** In the largest unit that it has a whole number of. */
function lengthOf({ value }: Rule) {
  const ms = Number(value);
  const unit = (['d', 'h', 'm'] as const).find((one) => ms % UNITS[one] === 0) ?? 'm';
  return { length: String(ms / UNITS[unit]), unit };
}

const Note = ({ draw: { w } }: AboveProps) => (
  <p className="panel mb-3 border border-line bg-info-tint px-4 py-3 text-14 text-info">{w('from_now_on')}</p>
);

/** What it is about, and what may be set. */
function Range({ rows: [row], draw }: FormProps<Rule>) {
  const { w } = draw;
  if (!row) return null;
  return (
    <p className="text-14 text-ink-secondary">
      {w(`rule.${row.key}.then`)} {w('range', { range: range(row, draw) })}
    </p>
  );
}

function RuleRecord({ record: row, draw }: { record: Rule; draw: Drawing }) {
  const { w } = draw;
  return (
    <>
      <Section title={row.name}>
        <p className="mb-2 text-14 text-ink-secondary">{w(`rule.${row.key}.then`)}</p>
        <Facts
          facts={[
            [w('col.value'), said(row, row.value, draw)],
            [w('col.usual'), said(row, row.usual, draw)],
            [w('fact.range'), range(row, draw)],
          ]}
        />
      </Section>
      {row.turns.length > 0 && (
        <Section title={w('fact.turns')}>
          <History
            steps={row.turns.map((turn) => ({
              time: formatDate(turn.since, draw.locale, 'minute'),
              what: turn.value ? said(row, turn.value, draw) : w('left_to_itself'),
              who: turn.by,
            }))}
          />
        </Section>
      )}
    </>
  );
}

const isTime = ({ kind }: Rule): boolean => kind === 'time';
const noInput = () => ({});

/** Timers and limits of the mall. */
export default listScreen<Rule>({
  words: 'site_desk:rules',
  group: 'system',
  place: 195,
  list: siteDeskApi.rules,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  above: Note,
  columns: [
    {
      key: 'rule',
      cell: (row, draw) => (
        <span className="grid">
          <span>{row.name}</span>
          <span className="text-12 text-ink-quiet">{draw.w(`rule.${row.key}.then`)}</span>
        </span>
      ),
    },
    {
      key: 'value',
      cell: (row, draw) => (
        <span className="flex flex-wrap items-center gap-2">
          <strong className="whitespace-nowrap font-semibold">{said(row, row.value, draw)}</strong>
          {row.is_set && <Tag tone="go">{draw.w('set')}</Tag>}
        </span>
      ),
    },
    {
      key: 'usual',
      cell: (row, draw) => (
        <span className="flex flex-wrap items-center gap-2">
          {said(row, row.usual, draw)}
          {row.is_of_environment && <Tag tone="quiet">{draw.w('of_environment')}</Tag>}
        </span>
      ),
    },
    {
      key: 'since',
      cell: (row, { locale }) => row.turns[0] && formatDate(row.turns[0].since, locale, 'minute'),
    },
    { key: 'by', isSpare: true, cell: (row) => row.turns[0]?.by },
  ],
  acts: [
    {
      key: 'time',
      row: siteDeskApi.setTimer,
      isFor: isTime,
      isMain: true,
      input: ({ key }) => ({ key }),
      fields: ['length', 'unit'],
      initial: lengthOf,
      more: Range,
    },
    {
      key: 'amount',
      row: siteDeskApi.setOrderMaximum,
      isFor: (row) => !isTime(row),
      isMain: true,
      input: noInput,
      fields: ['amount'],
      initial: ({ value }) => ({ amount: value }),
      more: Range,
    },
    {
      key: 'reset',
      row: siteDeskApi.resetRule,
      isFor: ({ is_set: isSet }) => isSet,
      input: ({ key }) => ({ key }),
    },
  ],
  record: RuleRecord,
});
