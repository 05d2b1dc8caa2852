import { auditApi } from '#lib/contracts/audit.ts';
import { taxonomyApi, type DeskParameter } from '#lib/contracts/taxonomy.ts';
import { Facts, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing, type Values } from '../../screen.ts';

const FIELDS = [
  'name',
  'name_en',
  'type',
  'unit',
  'units',
  'choices',
  'filter',
  'names_size',
  'sorts',
  'per_sku',
  'sort',
] as const;

/** Choices are of what is chosen, units of what is measured. */
const shows = (field: string, { type }: Values): boolean => {
  if (field === 'choices') return type === 'choice';
  return field !== 'units' || type === 'number';
};

const usesOf = (row: DeskParameter, { w }: Drawing): string =>
  [row.names_size ? w('names_size') : '', row.sorts ? w('sorts') : '', row.per_sku ? '' : w('per_goods')]
    .filter(Boolean)
    .join('\u00a0· ');

/** A parameter beside the table, with all of its choices. */
function ParameterRecord({ record: row, draw }: { record: DeskParameter; draw: Drawing }) {
  const { w } = draw;
  const lines = (all: string[]) =>
    all.length > 0 && (
      <ul className="grid gap-1">
        {all.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <Section title={row.name}>
      <Facts
        facts={[
          [w('field.name'), row.name_zh],
          [w('field.name_en'), row.name_en],
          [w('col.type'), w(`type.${row.type}`)],
          [w('col.unit'), row.unit],
          [w('field.units'), lines(row.units) || ''],
          [w('col.choices'), lines(row.choices) || ''],
          [w('col.filter'), w(`choice.filter.${row.filter}`)],
          [w('col.size'), usesOf(row, draw)],
          [w('col.from'), row.inherited_from || w('own')],
          [w('col.sizes'), row.sizes],
        ]}
      />
    </Section>
  );
}

/** What the goods of a category tell about their sizes, and what lists are narrowed by. */
export default listScreen<DeskParameter>({
  words: 'taxonomy:parameters',
  group: 'catalogue',
  place: 102,
  list: taxonomyApi.parameters,
  idOf: (row) => String(row.parameter_id),
  nameOf: (row) => row.name,
  filters: [{ key: 'category', choices: [], from: taxonomyApi.categoryChoices }],
  columns: [
    { key: 'name', cell: (row) => row.name },
    { key: 'type', cell: (row, { w }) => w(`type.${row.type}`) },
    { key: 'unit', cell: (row) => row.unit },
    {
      key: 'choices',
      isRight: true,
      cell: (row, { w }) => row.choices.length > 0 && w('choice_count', { count: row.choices.length }),
    },
    {
      key: 'filter',
      cell: (row, { w }) => (
        <Tag tone={row.filter === 'yes' ? 'good' : 'quiet'}>{w(`filters.${row.filter}`)}</Tag>
      ),
    },
    { key: 'size', cell: usesOf },
    { key: 'from', cell: (row, { w }) => row.inherited_from || w('own') },
    { key: 'sizes', isRight: true, cell: (row) => row.sizes },
    { key: 'sort', isRight: true, isSpare: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: taxonomyApi.saveParameter,
      isFor: () => true,
      isMain: true,
      input: ({ parameter_id: id }) => ({ id }),
      fields: FIELDS,
      shows,
      initial: (row) => ({
        name: row.name_zh,
        name_en: row.name_en,
        type: row.type,
        unit: row.unit,
        units: row.units.join('\n'),
        choices: row.choices.join('\n'),
        filter: row.filter,
        names_size: row.names_size,
        sorts: row.sorts,
        per_sku: row.per_sku,
        sort: row.sort,
      }),
    },
    {
      key: 'remove',
      row: taxonomyApi.removeParameter,
      isFor: (row) => row.inherited_from === '',
      input: ({ parameter_id: id }) => ({ id }),
    },
  ],
  makes: [
    {
      key: 'add',
      row: taxonomyApi.saveParameter,
      fields: FIELDS,
      shows,
      needs: ['category'],
      input: ({ category }) => ({ category: Number(category) }),
      initial: { filter: 'auto', per_sku: true },
    },
  ],
  history: { row: auditApi.about, kind: 'parameter' },
  record: ParameterRecord,
});
