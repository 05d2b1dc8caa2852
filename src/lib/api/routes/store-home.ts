import { storeHomeApi } from '../../contracts/store-home.ts';
import * as home from '../../domain/goods/store-home/index.ts';
import { serve } from '../mount.ts';

export const storeHomeRoutes = serve(storeHomeApi, {
  show: home.showHome,
  preview: home.previewHome,
  list: home.listBlocks,
  save: home.saveBlock,
  move: home.moveBlock,
  remove: home.removeBlock,
});
