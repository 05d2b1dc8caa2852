import { providerApi, type ProviderView } from '#lib/contracts/provider.ts';
import { wordOr } from '../../DeskField.tsx';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';

const TONES = { on: 'good', resting: 'bad', local: 'wait', off: 'quiet' } as const;

/** External providers: payment, SMS, mail, storage. */
export default listScreen<ProviderView>({
  words: 'desk:providers',
  group: 'system',
  place: 199,
  list: providerApi.list,
  idOf: (row) => row.id,
  nameOf: (row, draw) => wordOr(draw, `name.${row.name}`, row.name),
  columns: [
    { key: 'name', cell: (row, draw) => wordOr(draw, `name.${row.name}`, row.name) },
    { key: 'kind', cell: (row, { w }) => w(`kind.${row.kind}`) },
    { key: 'state', cell: (row, { w }) => <Tag tone={TONES[row.state]}>{w(`state.${row.state}`)}</Tag> },
  ],
  acts: [
    {
      key: 'try',
      row: providerApi.try,
      isFor: (row) => row.can_try && row.state !== 'off',
      isMain: true,
      input: ({ id }) => ({ id }),
    },
  ],
});
