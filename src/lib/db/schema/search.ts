import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { serialId, time } from './columns.ts';

/** Words that mean the same to a buyer; operators edit them, searches follow at once. */
export const searchSynonym = pgTable('search_synonym', {
  synonymId: serialId(),
  words: jsonb().$type<string[]>().notNull(),
  updatedAt: time().notNull(),
});

/** Standards that describe the same part, besides those that the mall brings along; operators edit them. */
export const searchStandard = pgTable('search_standard', {
  standardId: serialId(),
  names: jsonb().$type<string[]>().notNull(),
  /** In which sizes they differ. */
  note: text().notNull().default(''),
  noteEn: text().notNull().default(''),
  updatedAt: time().notNull(),
});

/** Latin words and pinyin of the catalogue, for typing errors. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** Goods that have it. */
    uses: integer().notNull(),
  },
  (t) => [index('search_word_near').on(sql`left(${t.word}, 1)`, sql`length(${t.word})`)],
);

/** What was searched for in vain, per day; who searched is not kept. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date().notNull(),
    words: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.day, t.words] })],
);
