import { auditApi } from '#lib/contracts/audit.ts';
import { oversightApi, type RiskyStore } from '#lib/contracts/oversight.ts';
import { storeClosingApi } from '#lib/contracts/store-closing.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { RISK_LEVELS, type RiskLevel } from '#lib/kernel/store-risk.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type AboveProps, type Drawing } from '../../screen.ts';

const TONES = { high: 'bad', raised: 'wait', low: 'quiet' } as const satisfies Record<RiskLevel, string>;

const Level = ({ row, draw: { w } }: { row: RiskyStore; draw: Drawing }) => (
  <span className="flex flex-wrap gap-1">
    <Tag tone={TONES[row.level]}>{w(`tab.${row.level}`)}</Tag>
    {row.frozen_reason && <Tag tone="bad">{w('frozen')}</Tag>}
  </span>
);

const Note = ({ draw: { w } }: AboveProps) => (
  <p className="panel mb-3 border border-line bg-info-tint px-4 py-3 text-14 text-info">{w('note')}</p>
);

function RiskRecord({ record: row, draw }: { record: RiskyStore; draw: Drawing }) {
  const { w, locale } = draw;
  const link = 'inline-flex min-h-11 md:min-h-6 items-center text-info underline';
  return (
    <Section title={w('part.reasons')}>
      <Facts
        facts={[
          [w('col.points'), `${row.points} / 100`],
          [
            w('reviewed'),
            row.reviewed_time &&
              w('reviewed_at', {
                time: formatDate(row.reviewed_time, locale, 'minute'),
                points: row.reviewed_points,
              }),
          ],
          ...row.reasons.map(({ key, count, of, points }): [string, string] => [
            w(`reason.${key}.name`),
            w(points > 0 ? 'counted' : 'uncounted', {
              what: w(`reason.${key}.counts`, { count, of }),
              points,
            }),
          ]),
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-4 text-14">
        <a href={localizedPath(`/platform/stores?open=${row.mer_id}`, locale)} className={link}>
          {w('see_store')}
        </a>
        {draw.may?.includes('read:orders') && (
          <a href={localizedPath(`/platform/orders?store=${row.mer_id}`, locale)} className={link}>
            {w('see_orders')}
          </a>
        )}
      </p>
    </Section>
  );
}

/** Stores by what went wrong in them, with the counts that say so. */
export default listScreen<RiskyStore>({
  words: 'oversight:store_risks',
  group: 'stores',
  place: 46,
  inbox: 'store_risk',
  list: oversightApi.storeRisks,
  idOf: (row) => String(row.mer_id),
  nameOf: (row) => row.name,
  history: {
    row: auditApi.about,
    kind: 'store',
    others: [
      { key: 'thaw', row: oversightApi.thawStore },
      { key: 'close', row: storeClosingApi.begin },
    ],
  },
  above: Note,
  hasCounts: true,
  tabs: ['all', ...RISK_LEVELS],
  tabAs: 'level',
  columns: [
    { key: 'store', cell: (row) => row.name },
    { key: 'level', cell: (row, draw) => <Level row={row} draw={draw} /> },
    { key: 'points', isRight: true, cell: (row) => row.points },
    {
      key: 'reasons',
      cell: (row, { w }) =>
        row.reasons
          .filter(({ points }) => points > 0)
          .map(({ key, count, of }) => w(`reason.${key}.counts`, { count, of }))
          .join(w('and')),
    },
  ],
  acts: [
    {
      key: 'review',
      row: oversightApi.reviewStoreRisk,
      isFor: (row) => row.level === 'high' && row.points > row.reviewed_points && row.frozen_reason === '',
      isMain: true,
      input: ({ mer_id: id }) => ({ id }),
    },
    {
      key: 'freeze',
      row: oversightApi.freezeStore,
      isFor: (row) => row.frozen_reason === '',
      input: ({ mer_id: id }) => ({ id }),
      fields: ['reason'],
    },
  ],
  record: RiskRecord,
  reads: [{ key: 'orders', row: oversightApi.orders }],
});
