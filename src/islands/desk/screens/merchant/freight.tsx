import { auditApi } from '#lib/contracts/audit.ts';
import { storeDeskApi, type DeskFreight } from '#lib/contracts/store-desk.ts';
import { listScreen, type Drawing } from '../../screen.ts';

const FIELDS = [
  'name',
  'name_en',
  'charge_type',
  'rules',
  'free_rules',
  'undelivery',
  'undelivered',
] as const;

/** A line as it is typed (its regions, then numbers) in words. */
function saidOf(line: string, row: DeskFreight, { w }: Drawing): string {
  const words = line.split(' ');
  const numbers = words.slice(words.findIndex((word) => /^[\d.]+$/.test(word)));
  const [first = '', price = '', more = '', morePrice = ''] = numbers;
  const regions = words.slice(0, words.length - numbers.length).join(' ');
  const place = regions.charAt(0).toUpperCase() + regions.slice(1);
  const unit = w(`unit.${row.charge_type}`);
  return w(more ? 'said.rule' : 'said.free', { place, first, price, more, more_price: morePrice, unit });
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <span className="grid max-w-96 gap-0.5">
    {lines.map((line) => (
      <span key={line} className="tabular-nums">
        {line}
      </span>
    ))}
  </span>
);

const named = (row: DeskFreight, { locale }: Drawing): string =>
  locale === 'en-US' && row.name_en ? row.name_en : row.name;

/** What a store takes for sending its goods, and where it sends them. */
export default listScreen<DeskFreight>({
  words: 'store:desk.freight',
  group: 'store',
  place: 91,
  list: storeDeskApi.freight,
  idOf: (row) => String(row.freight_id),
  nameOf: named,
  history: { row: auditApi.aboutOwn, kind: 'freight' },
  columns: [
    {
      key: 'name',
      cell: named,
    },
    { key: 'charge', cell: (row, { w }) => w(`choice.charge_type.${row.charge_type}`) },
    { key: 'rules', cell: (row, draw) => <Lines lines={row.rules.map((line) => saidOf(line, row, draw))} /> },
    {
      key: 'free',
      cell: (row, draw) =>
        row.free_rules.length > 0 && <Lines lines={row.free_rules.map((line) => saidOf(line, row, draw))} />,
    },
    {
      key: 'undelivered',
      cell: (row, { w }) => (
        <>
          {w(`choice.undelivery.${row.undelivery}`)}
          {row.undelivered.length > 0 && (
            <span className="block text-12 text-ink-secondary">{row.undelivered.join(', ')}</span>
          )}
        </>
      ),
    },
    { key: 'goods', isRight: true, cell: (row) => row.goods },
  ],
  acts: [
    {
      key: 'edit',
      row: storeDeskApi.saveFreight,
      isFor: () => true,
      isMain: true,
      input: ({ freight_id: id }) => ({ id }),
      fields: FIELDS,
      initial: (row) => ({
        name: row.name,
        name_en: row.name_en,
        charge_type: row.charge_type,
        rules: row.rules.join('\n'),
        free_rules: row.free_rules.join('\n'),
        undelivery: row.undelivery,
        undelivered: row.undelivered.join('\n'),
      }),
    },
    {
      key: 'remove',
      row: storeDeskApi.removeFreight,
      isFor: ({ goods }) => goods === 0,
      input: ({ freight_id: id }) => ({ id }),
    },
  ],
  makes: [
    {
      key: 'add',
      row: storeDeskApi.saveFreight,
      fields: FIELDS,
      initial: { charge_type: 'pieces', undelivery: 'none' },
    },
  ],
});
