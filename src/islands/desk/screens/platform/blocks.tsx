import { siteDeskApi, type DeskBlock } from '#lib/contracts/site-desk.ts';
import { listScreen } from '../../screen.ts';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from './parts/shown-while.tsx';

/** Parts of the home page, from top to bottom. */
export default listScreen<DeskBlock>({
  words: 'site_desk:blocks',
  alsoWords: ['site_desk.state', 'site_desk.preview'],
  group: 'site',
  place: 108,
  list: siteDeskApi.blocks,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  above: PreviewLink,
  columns: [
    { key: 'block', cell: (row) => row.name },
    { key: 'state', cell: (row, draw) => <ShownWhile row={row} draw={draw} /> },
  ],
  acts: [
    {
      key: 'edit',
      row: siteDeskApi.saveBlock,
      isFor: () => true,
      isMain: true,
      input: ({ key }) => ({ key }),
      fields: ['is_shown', ...PERIOD],
      initial: (row) => ({ is_shown: row.is_shown, ...periodTyped(row) }),
    },
  ],
});
