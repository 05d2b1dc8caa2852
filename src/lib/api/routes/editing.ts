import { editingApi } from '../../contracts/editing.ts';
import {
  checkContent,
  countTextsByKind,
  dropTextPlan,
  editText,
  hideText,
  listContentChanges,
  listContentStates,
  listTexts,
  lookAtText,
  previewContent,
  publishContent,
  readPreview,
  readText,
  readTextVersion,
  textChoices,
} from '../../domain/content/editing/index.ts';
import { serve } from '../mount.ts';

export const editingRoutes = serve(editingApi, {
  state: listContentStates,
  changes: listContentChanges,
  check: checkContent,
  publish: publishContent,
  preview: previewContent,
  previewed: readPreview,
  textCounts: countTextsByKind,
  texts: listTexts,
  text: readText,
  version: readTextVersion,
  choices: textChoices,
  look: lookAtText,
  edit: editText,
  drop: dropTextPlan,
  hide: hideText,
});
