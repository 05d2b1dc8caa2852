import { paperApi } from '../../contracts/paper.ts';
import * as paper from '../../domain/trade/paper/index.ts';
import { serve } from '../mount.ts';

export const paperRoutes = serve(paperApi, {
  order: paper.askOrder,
  orders: paper.askOrders,
  storeList: paper.askList,
  storeAgain: paper.writeAgain,
  platformList: paper.askList,
  platformAgain: paper.writeAgain,
  storeTables: paper.listTableFiles,
  storeTable: paper.linkToTableFile,
  platformTables: paper.listTableFiles,
  platformTable: paper.linkToTableFile,
});
