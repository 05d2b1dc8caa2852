import { editingApi } from '../../contracts/editing.ts';
import {
  checkContent,
  editContent,
  listContentChanges,
  listContentStates,
  previewContent,
  publishContent,
  readPreview,
} from '../../domain/content/editing/index.ts';
import { serve } from '../mount.ts';

export const editingRoutes = serve(editingApi, {
  state: listContentStates,
  changes: listContentChanges,
  check: checkContent,
  publish: publishContent,
  preview: previewContent,
  previewed: readPreview,
  edit: editContent,
});
