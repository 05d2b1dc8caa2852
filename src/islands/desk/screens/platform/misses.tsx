import type { CallOutput } from '#lib/contracts/endpoint.ts';
import { formatDay } from '#lib/i18n/format.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { listScreen } from '../../screen.ts';

type Miss = CallOutput<typeof searchApi.misses>['list'][number];

/** Words that found nothing; a synonym leads them to what the mall has. */
export default listScreen<Miss>({
  words: 'search:desk.misses',
  group: 'site',
  place: 120,
  inbox: 'miss',
  list: searchApi.misses,
  idOf: (row) => row.words,
  nameOf: (row) => row.words,
  hasDays: true,
  columns: [
    { key: 'words', cell: (row) => row.words },
    { key: 'count', isRight: true, cell: (row) => row.count },
    { key: 'last', cell: (row, { locale }) => formatDay(row.last_day, locale) },
  ],
  acts: [
    {
      key: 'take',
      row: searchApi.saveSynonym,
      isFor: () => true,
      isMain: true,
      input: () => ({}),
      fields: ['words'],
      initial: (row) => ({ words: `${row.words}\n` }),
    },
  ],
});
