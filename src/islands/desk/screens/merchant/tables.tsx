import { paperApi } from '#lib/contracts/paper.ts';
import { tableFilesScreen } from '../../table-files.tsx';

/** Long tables that were requested at the desk of a store. */
export default tableFilesScreen(
  {
    list: paperApi.storeTables,
    link: paperApi.storeTable,
    again: paperApi.storeAgain,
    request: paperApi.storeList,
  },
  { group: 'start', place: 8 },
);
