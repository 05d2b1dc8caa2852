import { RISK_KINDS, riskApi, type RiskView } from '#lib/contracts/risk.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

/** Devices from which several accounts took what is meant for one buyer each. */
export default listScreen<RiskView>({
  words: 'desk:risks',
  group: 'system',
  place: 220,
  list: riskApi.list,
  idOf: (row) => `${row.kind}-${row.target_id}-${row.address}-${row.device}`,
  nameOf: (row) => row.address,
  filters: [{ key: 'kind', choices: RISK_KINDS }],
  columns: [
    { key: 'address', cell: (row) => row.address },
    { key: 'kind', cell: (row, { w }) => <Tag tone="quiet">{w(`filter.kind.${row.kind}`)}</Tag> },
    { key: 'target', cell: (row) => row.target_id },
    { key: 'device', cell: (row) => row.device },
    { key: 'accounts', isRight: true, cell: (row) => row.uids.length },
    {
      key: 'uids',
      cell: (row, { locale }) => (
        <span className="flex max-w-72 flex-wrap gap-x-2">
          {row.uids.map((uid) => (
            <a
              key={uid}
              href={localizedPath(`/platform/members?open=${uid}`, locale)}
              className="inline-flex min-h-11 md:min-h-6 items-center text-info underline"
            >
              {uid}
            </a>
          ))}
        </span>
      ),
    },
    { key: 'first', isSpare: true, cell: (row, draw) => <When time={row.first_time} draw={draw} /> },
    { key: 'last', cell: (row, draw) => <When time={row.last_time} draw={draw} /> },
  ],
});
