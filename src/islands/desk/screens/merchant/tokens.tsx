import { auditApi } from '#lib/contracts/audit.ts';
import { machineApi, type MachineToken } from '#lib/contracts/machine.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const TONES = { in_force: 'good', over: 'quiet', revoked: 'bad' } as const;

/** Tokens by which a store's own programs call the API. */
export default listScreen<MachineToken>({
  words: 'machine:tokens',
  group: 'programs',
  place: 110,
  list: machineApi.tokens,
  idOf: (row) => row.token_id,
  nameOf: (row) => row.name,
  history: { row: auditApi.aboutOwn, kind: 'machine_token' },
  columns: [
    { key: 'name', cell: (row) => <b className="font-medium">{row.name}</b> },
    {
      key: 'scopes',
      cell: (row, { w }) => (
        <span className="flex max-w-96 flex-wrap gap-1">
          {row.scopes.map((scope) => (
            <Tag key={scope} tone="quiet">
              {w(`choice.scopes.${scope}`)}
            </Tag>
          ))}
        </span>
      ),
    },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[row.status]}>{w(`state.${row.status}`)}</Tag> },
    {
      key: 'used',
      cell: (row, { w, locale }) =>
        row.used_time ? (
          <span className="grid">
            {formatDate(row.used_time, locale, 'minute')}
            <span className="text-12 text-ink-quiet">{row.used_from}</span>
          </span>
        ) : (
          <span className="text-ink-quiet">{w('never')}</span>
        ),
    },
    {
      key: 'expires',
      cell: (row, { w, locale }) =>
        row.expires_time ? formatDate(row.expires_time, locale, 'minute') : w('no_end'),
    },
    { key: 'by', cell: (row) => row.made_by },
    { key: 'time', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
  ],
  acts: [
    {
      key: 'revoke',
      row: machineApi.revokeToken,
      isFor: (row) => row.status === 'in_force',
      isMain: true,
      input: ({ token_id: id }) => ({ id }),
    },
  ],
  makes: [{ key: 'make', row: machineApi.makeToken, fields: ['name', 'scopes', 'days'], told: ['token'] }],
});
