import { parseDocument } from 'yaml';
import {
  COVER_WORDS,
  type ContentKind,
  type ContentSource,
  type TextForm,
  type TextWords,
} from '../../../contracts/editing.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { minuteOf } from '../site/index.ts';
import { NAMED_BY } from './front.ts';
import { isFault, readSource } from './read-source.ts';

/** Sources of a text by language. */
export type Sources = Record<string, string>;

const LOCALE_OF = { zh: 'zh-CN', en: 'en-US' } as const satisfies Record<string, Locale>;
/** Languages in which texts are written. */
export const LANGUAGES = Object.values(LOCALE_OF);
const NO_WORDS: TextWords = { title: '', synopsis: '', author: '', body: '' };
/** What belts and markets call their title. */
const TITLED_BY = { news: 'title', agreement: 'title', belt: 'name', market: 'name' } as const;
const CHINA_MS = 8 * 3_600_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A moment as a minute of the mall's clock. */
function typedMinute(value: unknown): string {
  const time = Date.parse(textOf(value));
  return Number.isNaN(time) ? '' : new Date(time + CHINA_MS).toISOString().slice(0, 16);
}

function frontOf(source: string | undefined): { front: Record<string, unknown>; body: string } {
  const read = source === undefined ? undefined : readSource(source);
  return read && !isFault(read) ? read : { front: {}, body: '' };
}

function wordsOf(kind: ContentKind, source: string | undefined): TextWords {
  if (source === undefined) return NO_WORDS;
  const { front, body } = frontOf(source);
  return {
    title: textOf(front[TITLED_BY[kind]]),
    synopsis: textOf(front['synopsis']),
    author: textOf(front['author']),
    body: body.trimEnd(),
  };
}

/** What a list calls a text. */
export const titleOf = (kind: ContentKind, source: string | undefined): string => wordsOf(kind, source).title;

/** A text as its form shows it. */
export function formOf(kind: ContentKind, sources: Sources): TextForm {
  const { front } = frontOf(sources['zh-CN'] ?? sources['en-US']);
  return {
    category: textOf(front['category']),
    published_at: typedMinute(front['published_at']),
    cover: textOf(front['cover']),
    goods: textOf(front['goods']),
    hot: front['hot'] === true,
    zh: wordsOf(kind, sources['zh-CN']),
    en: wordsOf(kind, sources['en-US']),
  };
}

/** The moment of a minute; one that stands already in the text stays as it is written there. */
function moment(typed: string, known: unknown): string {
  if (typed === typedMinute(known)) return textOf(known);
  return minuteOf(typed) === null ? typed : `${typed}:00+08:00`;
}

/** Fields of one language; undefined takes the field away. */
function fieldsOf(
  kind: ContentKind,
  name: string,
  form: TextForm,
  { words, front, now }: { words: TextWords; front: Record<string, unknown>; now: Date },
): Record<string, unknown> {
  const named = { [NAMED_BY[kind]]: name, [TITLED_BY[kind]]: words.title };
  if (kind === 'belt' || kind === 'market') return named;
  if (kind === 'agreement') return { ...named, updated_at: `${typedMinute(now.toISOString())}:00+08:00` };
  return {
    slug: name,
    category: form.category,
    title: words.title,
    synopsis: words.synopsis,
    author: words.author,
    published_at: moment(form.published_at, front['published_at']),
    cover: form.cover || COVER_WORDS[0],
    goods: form.goods || undefined,
    hot: form.hot || undefined,
  };
}

/** A file of a text with other fields; what the form does not know, and how the file is written, stays. */
function composed(source: string | undefined, fields: Record<string, unknown>, body: string): string {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source ?? '')?.[1] ?? '';
  const document = parseDocument(yaml);
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(field);
    else if (document.get(field) !== value) document.set(field, value);
  }
  return `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`;
}

const isWritten = ({ title, body }: TextWords): boolean => title.trim() !== '' || body.trim() !== '';

/** The files of a text from its form, by language; a language without any text has no file. */
export function filesOf(
  { kind, name, form }: { kind: ContentKind; name: string; form: TextForm },
  known: Sources,
  now: Date,
): ContentSource[] {
  return (['zh', 'en'] as const).flatMap((language): ContentSource[] => {
    const locale = LOCALE_OF[language];
    const words = form[language];
    const source = known[locale];
    if (!isWritten(words) && source === undefined) return [];
    const { front, body } = frontOf(source);
    const isSame = source !== undefined && JSON.stringify(formOf(kind, known)) === JSON.stringify(form);
    const fields = fieldsOf(kind, name, form, { words, front, now });
    const text = isSame
      ? source
      : composed(source, fields, words.body === body.trimEnd() ? body : words.body);
    return [{ kind, name, locale, source: text }];
  });
}
