import { auditApi } from '#lib/contracts/audit.ts';
import { siteDeskApi, type DeskBlock } from '#lib/contracts/site-desk.ts';
import { listScreen, type AboveProps } from '../../screen.ts';
import { MoveNote, moves } from '../../moves.tsx';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from '../../shown-while.tsx';

const Above = (props: AboveProps) => (
  <>
    <PreviewLink {...props} />
    <MoveNote {...props} />
  </>
);

/** Parts of the home page, from top to bottom. */
export default listScreen<DeskBlock>({
  words: 'site_desk:blocks',
  alsoWords: ['site_desk.state', 'site_desk.preview', 'desk.move'],
  group: 'site',
  place: 108,
  list: siteDeskApi.blocks,
  idOf: (row) => row.key,
  nameOf: (row) => row.name,
  history: { row: auditApi.about, kind: 'block' },
  above: Above,
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
    ...moves<DeskBlock>(siteDeskApi.moveBlock, ({ key }) => ({ key })),
  ],
});
