import { auditApi } from '#lib/contracts/audit.ts';
import type { CallOutput } from '#lib/contracts/endpoint.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

type Synonym = CallOutput<typeof searchApi.synonyms>['list'][number];

/** Words that mean the same to the search. */
export default listScreen<Synonym>({
  words: 'search:desk.synonyms',
  group: 'site',
  place: 110,
  list: searchApi.synonyms,
  idOf: (row) => String(row.id),
  nameOf: (row) => row.words.join(' / '),
  history: { row: auditApi.about, kind: 'synonym' },
  columns: [
    { key: 'words', cell: (row) => row.words.join(' / ') },
    { key: 'count', isRight: true, cell: (row) => row.words.length },
    { key: 'changed', cell: (row, draw) => <When time={row.update_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'edit',
      row: searchApi.saveSynonym,
      isFor: () => true,
      isMain: true,
      input: ({ id }) => ({ id }),
      fields: ['words'],
      initial: (row) => ({ words: row.words.join('\n') }),
    },
    {
      key: 'remove',
      row: searchApi.removeSynonym,
      isFor: () => true,
      input: ({ id }) => ({ id }),
    },
    {
      key: 'remove_many',
      row: searchApi.removeSynonyms,
      isFor: () => true,
      isForMany: true,
      isOnlyForMany: true,
      input: () => ({}),
      together: (rows) => ({ ids: rows.map((row) => row.id) }),
    },
  ],
  makes: [{ key: 'add', row: searchApi.saveSynonym, fields: ['words'] }],
});
