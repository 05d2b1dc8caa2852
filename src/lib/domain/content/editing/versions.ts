import type { ContentKind } from '../../../contracts/editing.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Context } from '../../context.ts';
import { addVersion, dropOldVersions, filesOfText, latestVersion } from './desk-text.repo.ts';
import type { ContentRow } from './editing.repo.ts';
import type { Sources } from './text-form.ts';

/** Older versions of a text are dropped. */
const MOST_VERSIONS = 50;

type Text = { kind: ContentKind; name: string };

export const sourcesOf = (rows: readonly Pick<ContentRow, 'locale' | 'source'>[]): Sources =>
  Object.fromEntries(rows.map(({ locale, source }) => [locale, source]));

/** Names the state of a text: a save sends the one that was opened. */
export const revisionOf = (rows: readonly Pick<ContentRow, 'hash'>[]): string =>
  rows.map(({ hash }) => hash.slice(0, 24)).join('.');

const isSame = (one: Sources, other: Sources): boolean =>
  Object.keys({ ...one, ...other }).every((locale) => one[locale] === other[locale]);

const personOf = ({ actor }: Context): number | null => (actor.kind === 'user' ? actor.uid : null);

/** Stores the text's present version, and its former one if that was not stored yet. */
export async function keepVersion(ctx: Context, text: Text, before: readonly ContentRow[]): Promise<void> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const last = await latestVersion(db, text);
  const known = sourcesOf(before);
  const [first] = before;
  if (first && !(last && isSame(last.sources, known)))
    await addVersion(db, {
      contentVersionId: newId(first.updatedAt),
      ...text,
      sources: known,
      uid: null,
      madeAt: first.updatedAt,
      dueAt: null,
      publishedAt: first.updatedAt,
    });
  const sources = sourcesOf(await filesOfText(db, text));
  if (isSame(sources, known)) return;
  await addVersion(db, {
    contentVersionId: newId(now),
    ...text,
    sources,
    uid: personOf(ctx),
    madeAt: now,
    dueAt: null,
    publishedAt: now,
  });
  await dropOldVersions(db, text, MOST_VERSIONS);
}

/** Keeps what shall be published at a time to come. */
export async function keepPlan(ctx: Context, text: Text, sources: Sources, dueAt: Date): Promise<string> {
  const now = ctx.clock.now();
  const contentVersionId = newId(now);
  await addVersion(ctx.database.db, {
    contentVersionId,
    ...text,
    sources,
    uid: personOf(ctx),
    madeAt: now,
    dueAt,
    publishedAt: null,
  });
  return contentVersionId;
}
