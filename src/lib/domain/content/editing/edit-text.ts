import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentSource,
  type PreviewAddress,
  type TextForm,
} from '../../../contracts/editing.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { allOrNothing } from '../../all-or-nothing.ts';
import type { Context, SystemContext } from '../../context.ts';
import { minuteOf } from '../site/index.ts';
import { dropPlan, filesOfText, hideNews, lockText, markPublished, versionById } from './desk-text.repo.ts';
import { placeIdOf } from './editing.repo.ts';
import { previewContent } from './preview-content.ts';
import { prepare, publishPrepared, type Prepared } from './publish-content.ts';
import { filesOf, LANGUAGES } from './text-form.ts';
import { keepPlan, keepVersion, revisionOf, sourcesOf } from './versions.ts';

interface Written {
  kind: ContentKind;
  name: string;
  form: TextForm;
}

export const textIdOf = ({ kind, name }: { kind: ContentKind; name: string }): string => `${kind}.${name}`;

export function textOfId(id: string): { kind: ContentKind; name: string } {
  const kind = CONTENT_KINDS.find((one) => id.startsWith(`${one}.`)) ?? 'news';
  return { kind, name: id.slice(kind.length + 1) };
}

/** A private address at which a text that is being written is looked at; nothing is kept of it but that page. */
export async function lookAtText(
  ctx: Context,
  written: Written,
): Promise<Result<PreviewAddress, 'content.invalid'>> {
  const known = sourcesOf(await filesOfText(ctx.database.db, written));
  const made = await previewContent(ctx, { files: filesOf(written, known, ctx.clock.now()) });
  return made.ok ? ok(made.value[0]!) : made;
}

async function publishText(ctx: Context, text: Written | ContentSource, prepared: Prepared[]) {
  const { kind, name } = text;
  const before = await filesOfText(ctx.database.db, { kind, name });
  const report = await publishPrepared(ctx, prepared, before);
  if (report.ok) await keepVersion(ctx, { kind, name }, before);
  return report;
}

type Refusal = 'content.invalid' | 'content.edited' | 'content.name_taken' | 'content.time' | 'content.gone';

/**
 * Publishes a text in all its languages, at once or at a future time. If it was saved by another account since it was
 * opened, it is refused, so that nothing is overwritten unseen. Files of the repository get the change with the export.
 */
export async function editText(
  ctx: Context,
  { revision, at, ...written }: Written & { revision: string; at?: string | undefined },
): Promise<Result<{ id: string; due_time: string | null }, Refusal>> {
  const { kind, name } = written;
  const now = ctx.clock.now();
  const due = at === undefined ? undefined : minuteOf(at);
  if (due === null || (due && due <= now)) return fail('content.time', undefined, 'at');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    await lockText(db, written);
    const rows = await filesOfText(db, written);
    if (revision === '' && rows.length > 0) return fail('content.name_taken', undefined, 'name');
    if (revision !== revisionOf(rows)) return fail('content.edited');
    if ((kind === 'belt' || kind === 'market') && (await placeIdOf(db, kind, name)) === undefined)
      return fail('content.gone');
    const files = filesOf(written, sourcesOf(rows), now);
    const prepared = await prepare(ctx, files);
    if (!prepared.ok) return prepared;
    const id = textIdOf(written);
    if (due) {
      const sources = { ...sourcesOf(rows), ...sourcesOf(files) };
      const versionId = await keepPlan(ctx, { kind, name }, sources, due);
      await ctx.jobs.send('content.publish', { versionId }, { at: due, once: versionId });
      return ok({ id, due_time: due.toISOString() });
    }
    const report = await publishText(ctx, written, prepared.value);
    return report.ok ? ok({ id, due_time: null }) : report;
  });
}

/** The time of a planned version has come. A plan that was called off, or is published, does nothing. */
export async function publishPlan(ctx: SystemContext, { versionId }: { versionId: string }): Promise<void> {
  const done = await allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const plan = await versionById(db, versionId);
    if (!plan || plan.publishedAt) return ok(null);
    const { kind, name } = plan;
    await lockText(db, plan);
    const [marked] = await markPublished(db, versionId, ctx.clock.now());
    if (!marked) return ok(null);
    const files = LANGUAGES.flatMap((locale): ContentSource[] => {
      const source = plan.sources[locale];
      return source === undefined ? [] : [{ kind, name, locale, source }];
    });
    const prepared = await prepare(ctx, files);
    if (!prepared.ok) return prepared;
    const before = await filesOfText(db, plan);
    const report = await publishPrepared(ctx, prepared.value, before);
    return report.ok ? ok(null) : report;
  });
  // The job is retried, and in the end listed among the failed jobs with this message.
  if (!done.ok) throw new Error(`${versionId}: ${JSON.stringify(done.failure.params ?? done.failure.code)}`);
}

/** Calls off a version that is planned. */
export async function dropTextPlan(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<null, 'content.gone'>> {
  const dropped = await dropPlan(ctx.database.db, id);
  return dropped.length > 0 ? ok(null) : fail('content.gone');
}

/** Takes news off the site; its text stays at the desk, and is shown again when it is saved. */
export async function hideText(ctx: Context, { id }: { id: string }): Promise<Result<null, 'content.gone'>> {
  const { kind, name } = textOfId(id);
  const [hidden] = kind === 'news' ? await hideNews(ctx.database.db, name) : [];
  if (!hidden) return fail('content.gone');
  await ctx.changed(`news:${hidden.articleId}`, 'news');
  return ok(null);
}
