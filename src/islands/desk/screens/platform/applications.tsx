import { auditApi } from '#lib/contracts/audit.ts';
import { intentionApi, type IntentionView } from '#lib/contracts/intention.ts';
import { Facts, Pictures, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

const input = ({ mer_intention_id: id }: IntentionView) => ({ id });
const isPending = ({ status }: IntentionView): boolean => status === 'pending';

/** An application beside the list: who wants a store, with which papers. */
function ApplicationRecord({ record: row, draw }: { record: IntentionView; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w('part.store')}>
        <Facts
          facts={[
            [t('intention:mer_name'), row.mer_name],
            [t('intention:category'), row.merchant_category.name],
            [t('intention:type'), row.merchant_type.name],
            [t('intention:main_products'), row.main_products.join(', ')],
            [w('fact.refusal'), row.fail_msg],
          ]}
        />
      </Section>
      <Section title={w('part.company')}>
        <Facts
          facts={[
            [t('intention:company_name'), row.company_name],
            [t('intention:legal_person'), row.legal_person],
            [t('intention:name'), row.name],
            [t('intention:phone'), row.phone],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
          ]}
        />
      </Section>
      <Section title={t('intention:images')}>
        <Pictures pictures={row.images.map(({ url }) => url)} name={(n) => t('desk:picture', { n })} />
      </Section>
    </>
  );
}

/** Applications to open a store. */
export default listScreen<IntentionView>({
  words: 'intention:desk',
  alsoWords: ['intention'],
  group: 'stores',
  place: 40,
  inbox: 'application',
  list: intentionApi.waiting,
  idOf: (row) => row.mer_intention_id,
  nameOf: (row) => row.mer_name,
  hasCounts: true,
  tabs: ['pending', 'approved', 'rejected'],
  firstTab: 'pending',
  tabAs: 'status',
  columns: [
    { key: 'name', cell: (row) => row.mer_name },
    { key: 'company', cell: (row) => row.company_name },
    { key: 'kind', cell: (row) => `${row.merchant_category.name} / ${row.merchant_type.name}` },
    { key: 'products', isSpare: true, cell: (row) => row.main_products.join(', ') },
    {
      key: 'contact',
      cell: (row) => (
        <>
          {row.name} <span className="text-ink-secondary">{row.phone}</span>
        </>
      ),
    },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    { key: 'approve', row: intentionApi.approve, isFor: isPending, isMain: true, input },
    { key: 'reject', row: intentionApi.reject, isFor: isPending, input, fields: ['reason'] },
  ],
  history: { row: auditApi.about, kind: 'application' },
  record: ApplicationRecord,
});
