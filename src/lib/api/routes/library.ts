import { libraryApi } from '../../contracts/library.ts';
import * as library from '../../domain/merchant/library/index.ts';
import { serve } from '../mount.ts';

export const libraryRoutes = serve(libraryApi, {
  list: library.listPictures,
  counts: library.countPictures,
  folders: library.listFolders,
  add: library.addPicture,
  rename: library.renamePicture,
  move: library.movePictures,
  remove: library.removePictures,
});
