import { createHash } from 'node:crypto';
import type { ContentFault, ContentSource, PublishReport } from '../../../contracts/editing.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { applySource, type Applied } from './apply-source.ts';
import { referenceFaults } from './check-references.ts';
import { checkSource } from './check-source.ts';
import { filesNamed, hideArticles, keepFile, type ContentRow } from './editing.repo.ts';
import type { ReadSource } from './read-source.ts';
import { keepVersion } from './versions.ts';

export const hashOf = (source: string): string => createHash('sha256').update(source).digest('base64url');
export const labelOf = ({ kind, name, locale }: Record<'kind' | 'name' | 'locale', string>): string =>
  `${kind}/${name}.${locale}`;

/** Pictures and links were checked where the files are; the server does not have them. */
const TRUSTING = { hasFile: () => true, hasPage: () => true };

const NO_PLACE = {
  line: '1',
  problem: 'There is no such place or category.',
  cure: 'Name one that the mall has.',
};

const emptyReport = (): PublishReport => ({
  published: [],
  waiting: [],
  hidden: [],
  conflicts: [],
  refreshed: [],
});

export interface Prepared {
  file: ContentSource;
  read: ReadSource;
  hash: string;
}

interface Read {
  prepared: Prepared[];
  faults: ContentFault[];
}

async function readAll(ctx: Context, files: ContentSource[]): Promise<Read> {
  const prepared: Prepared[] = [];
  const faults: ContentFault[] = [];
  for (const file of files) {
    const { kind, name, locale } = file;
    const checked = checkSource(kind, name, file.source, TRUSTING);
    faults.push(...checked.faults.map((fault) => ({ kind, name, locale, ...fault })));
    if (checked.read) prepared.push({ file, read: checked.read, hash: hashOf(file.source) });
  }
  const whole = prepared.filter(({ file }) => !faults.some((fault) => labelOf(fault) === labelOf(file)));
  return { prepared, faults: [...faults, ...(await referenceFaults(ctx, whole))] };
}

/** Everything that is wrong with texts of editors as the mall sees them: fields, and what they name. */
export async function checkContent(
  ctx: Context,
  { files }: { files: ContentSource[] },
): Promise<Result<ContentFault[], never>> {
  return ok((await readAll(ctx, files)).faults);
}

/** Texts that are in order as the mall sees them. */
export async function prepare(
  ctx: Context,
  files: ContentSource[],
): Promise<Result<Prepared[], 'content.invalid'>> {
  const { prepared, faults } = await readAll(ctx, files);
  const [fault] = faults;
  if (!fault) return ok(prepared);
  const { line, problem, cure } = fault;
  return fail('content.invalid', { file: labelOf(fault), line: String(line), problem, cure });
}

/** Invalidates the pages that show it, now or when its time has come. */
async function invalidatePages(
  ctx: Context,
  { tags, appearsAt }: Applied,
  { refreshed }: PublishReport,
): Promise<void> {
  await ctx.changed(...tags);
  refreshed.push(...tags.filter((tag) => !refreshed.includes(tag)));
  if (appearsAt) await ctx.jobs.send('content.appear', { tags }, { at: appearsAt, once: tags[0] ?? '' });
}

/**
 * Publishes files of editors: facts, text and the pages that show them, all or nothing. A text that was edited
 * elsewhere since its file was published is not overwritten. News in `gone` leave the site.
 */
export async function publishContent(
  ctx: Context,
  { files, gone }: { files: ContentSource[]; gone: string[] },
): Promise<Result<PublishReport, 'content.invalid'>> {
  const prepared = await prepare(ctx, files);
  if (!prepared.ok) return prepared;
  const report = emptyReport();
  const verdict = await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const rows = files.length > 0 ? await filesNamed(db, [...new Set(files.map(({ name }) => name))]) : [];
    const known = new Map(rows.map((row) => [labelOf(row), row]));
    for (const one of prepared.value) {
      const before = known.get(labelOf(one.file));
      if (isConflict(before, one.hash)) report.conflicts.push(labelOf(one.file));
      else if (!(await publishOne(ctx, one, before, report)))
        return fail('content.invalid', { file: labelOf(one.file), ...NO_PLACE });
    }
    const isChanged = ({ file, hash }: Prepared): boolean => known.get(labelOf(file))?.hash !== hash;
    const changed = new Set(prepared.value.filter(isChanged).map(({ file }) => `${file.kind}.${file.name}`));
    for (const [text, before] of Map.groupBy(rows, ({ kind, name }) => `${kind}.${name}`))
      if (changed.has(text)) await keepVersion(ctx, { kind: before[0]!.kind, name: before[0]!.name }, before);
    for (const { articleId, slug } of await hideArticles(db, gone)) {
      report.hidden.push(slug);
      await invalidatePages(ctx, { tags: [`news:${articleId}`, 'news'] }, report);
    }
    return undefined;
  });
  return verdict ?? ok(report);
}

const isConflict = (before: ContentRow | undefined, hash: string): boolean =>
  before !== undefined && before.hash !== before.publishedHash && hash !== before.hash;

async function publishOne(
  ctx: Context,
  { file, read, hash }: Prepared,
  before: ContentRow | undefined,
  report: PublishReport,
): Promise<boolean> {
  const now = ctx.clock.now();
  const row = { ...file, hash, publishedHash: hash, updatedAt: now };
  if (before?.hash === hash) {
    await keepFile(ctx.database.db, row);
    return true;
  }
  const applied = await applySource(ctx, file, read);
  if (!applied) return false;
  await keepFile(ctx.database.db, row);
  await invalidatePages(ctx, applied, report);
  if (applied.appearsAt) report.waiting.push({ name: labelOf(file), at: applied.appearsAt.toISOString() });
  else report.published.push(labelOf(file));
  return true;
}

/** Makes what visitors read from checked texts of one name; their rows note that it was published here. */
export async function publishPrepared(
  ctx: Context,
  prepared: readonly Prepared[],
  before: readonly ContentRow[],
): Promise<Result<PublishReport, 'content.invalid'>> {
  const report = emptyReport();
  for (const { file, read, hash } of prepared) {
    const applied = await applySource(ctx, file, read);
    if (!applied) return fail('content.invalid', { file: labelOf(file), ...NO_PLACE });
    const known = before.find((row) => row.locale === file.locale);
    await keepFile(ctx.database.db, {
      ...file,
      hash,
      publishedHash: known?.publishedHash ?? '',
      updatedAt: ctx.clock.now(),
    });
    await invalidatePages(ctx, applied, report);
    report.published.push(labelOf(file));
  }
  return ok(report);
}
