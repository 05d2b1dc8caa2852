export { checkSource } from './check-source.ts';
export { countTextsByKind, listTexts, readText, readTextVersion, textChoices } from './desk-texts.ts';
export { dropTextPlan, editText, hideText, lookAtText, publishPlan } from './edit-text.ts';
export { SHARED_FIELDS } from './front.ts';
export { listContentChanges, listContentStates } from './list-content.ts';
export { previewContent, readPreview } from './preview-content.ts';
export { checkContent, hashOf, labelOf, publishContent } from './publish-content.ts';
export type { ReadSource, SourceFault } from './read-source.ts';
