import { catalogApi } from '../../contracts/catalog.ts';
import {
  askErrors,
  beginImport,
  keepStoreHeadings,
  listStoreImports,
  previewImport,
  undoImport,
  askExport,
  askExportFor,
  askTemplate,
  listFaults,
  listImports,
  listParams,
  showImport,
  startImport,
  startImportFor,
  takePart,
  takePicture,
} from '../../domain/goods/import/index.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

export const catalogRoutes = serve(catalogApi, {
  start: startImport,
  startFor: startImportFor,
  part: takePart,
  picture: takePicture,
  preview: (ctx, input) => previewImport(ctx, input, wordsIn(ctx.locale)),
  headings: keepStoreHeadings,
  begin: (ctx, input) => beginImport(ctx, input, wordsIn(ctx.locale)),
  undo: (ctx, input) => undoImport(ctx, input, wordsIn(ctx.locale)),
  storeList: (ctx, input) => listStoreImports(ctx, input, wordsIn(ctx.locale)),
  show: (ctx, input) => showImport(ctx, input, wordsIn(ctx.locale)),
  list: (ctx, input) => listImports(ctx, input, wordsIn(ctx.locale)),
  faults: (ctx, input) => listFaults(ctx, input, wordsIn(ctx.locale)),
  errors: askErrors,
  export: askExport,
  exportFor: askExportFor,
  template: askTemplate,
  params: listParams,
});
