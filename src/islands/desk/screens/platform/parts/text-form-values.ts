import type { ContentKind, TextForm, TextView, TextWords } from '#lib/contracts/editing.ts';

const noWords = (): TextWords => ({ title: '', synopsis: '', author: '', body: '' });

const CHINA_MS = 8 * 3_600_000;

/** A new text; `now` is the server's time. */
const blankText = (now: string): TextForm => ({
  category: 'announcement',
  published_at: new Date(Date.parse(now) + CHINA_MS).toISOString().slice(0, 16),
  cover: 'document',
  goods: '',
  hot: false,
  zh: noWords(),
  en: noWords(),
});

/** The text that the form was opened with; without a revision it is a new one. */
export type OpenedText = Omit<TextView, 'form'> & { base: TextForm };

export const openedText = ({ form, ...view }: TextView): OpenedText => ({ ...view, base: form });

export const newText = (now: string): OpenedText => ({
  id: '',
  kind: 'news',
  name: '',
  state: 'hidden',
  revision: '',
  path: '',
  versions: [],
  base: blankText(now),
});

const ONLY_LETTERS = { news: /^[a-z0-9][a-z0-9_-]{0,79}$/, agreement: /^[a-z_]{1,60}$/ } as const;

/** Fields that are still empty or not as they have to be, by their names; the words are of the form. */
export function missingOf(kind: ContentKind, name: string, form: TextForm): Map<string, 'required' | 'name'> {
  const missing = new Map<string, 'required' | 'name'>();
  const need = (field: string, value: string): void => {
    if (value.trim() === '') missing.set(field, 'required');
  };
  if (kind === 'news' || kind === 'agreement')
    if (!ONLY_LETTERS[kind].test(name)) missing.set('name', 'name');
  if (kind === 'news') {
    need('category', form.category);
    need('published_at', form.published_at);
    need('cover', form.cover);
  }
  for (const language of ['zh', 'en'] as const) {
    const words = form[language];
    // A text may be in one language alone: the other one is then left empty as a whole.
    if (language === 'en' && Object.values(words).every((value) => value.trim() === '')) continue;
    need(`${language}.title`, words.title);
    need(`${language}.body`, words.body);
    if (kind !== 'news') continue;
    need(`${language}.synopsis`, words.synopsis);
    need(`${language}.author`, words.author);
  }
  return missing;
}
