import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { CONTENT_KINDS } from '../../contracts/editing.ts';
import { randomId, time, isKnown } from './columns.ts';

/** Text of editors as they have written it, one row a language; what visitors read is made from it. */
export const contentFile = pgTable(
  'content_file',
  {
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    name: text().notNull(),
    locale: text().notNull(),
    /** Markdown with front matter. */
    source: text().notNull(),
    hash: text().notNull(),
    /** Hash of the file that was last published; another one in `hash` means: edited elsewhere since. */
    publishedHash: text().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.name, t.locale] }), isKnown(t.kind, CONTENT_KINDS)],
);

/** What was saved of a text on the site, in all its languages; a plan has a time to come and is not published yet. */
export const contentVersion = pgTable(
  'content_version',
  {
    contentVersionId: randomId(),
    kind: text({ enum: CONTENT_KINDS }).notNull(),
    name: text().notNull(),
    /** Markdown with front matter, by language. */
    sources: jsonb().$type<Record<string, string>>().notNull(),
    /** Who saved it; null: it came from a file. */
    uid: integer(),
    madeAt: time().notNull(),
    dueAt: time(),
    publishedAt: time(),
  },
  (t) => [index('content_version_text').on(t.kind, t.name, t.madeAt), isKnown(t.kind, CONTENT_KINDS)],
);
