import { editingApi } from '#lib/contracts/editing.ts';
import { pageScreen } from '../../screen.ts';
import { TextPage } from './parts/TextPage.tsx';

/** One text, written or changed in all its languages, looked at, planned, compared. */
export default pageScreen({
  words: 'editing:text',
  titleAt: (query) => (query.has('id') ? 'title_edit' : 'title'),
  alsoWords: ['editing.texts', 'failures.content'],
  group: 'site',
  place: 103,
  door: editingApi.edit,
  body: TextPage,
});
