import { paperApi } from '#lib/contracts/paper.ts';
import { tableFilesScreen } from '../../table-files.tsx';

/** Long tables that were requested at the platform’s desk. */
export default tableFilesScreen(
  {
    list: paperApi.platformTables,
    link: paperApi.platformTable,
    again: paperApi.platformAgain,
    request: paperApi.platformList,
  },
  { group: 'start', place: 8 },
);
