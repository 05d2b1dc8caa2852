import type { PersonalFile } from '#lib/contracts/profile.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context, SystemContext, UserContext } from '#lib/domain/context.ts';
import { makeFileLink, type FileLink } from '../../content/media/index.ts';
import { notifyUser } from '../notice/index.ts';
import { readPerson } from './person.ts';
import { dropFileOf, dropFiles, fileMade, fileOf, putFile } from './personal-file.repo.ts';

/** How long it can be fetched; the text of its notice names the same time. */
const LIFE = days(7);

/** Whether the caller's file is being made or can be fetched, and until when. */
export async function readPersonalFile(ctx: UserContext): Promise<Result<PersonalFile, never>> {
  const row = await fileOf(ctx.database.db, ctx.actor.uid);
  if (!row || after(row.askedAt, LIFE) <= ctx.clock.now()) return ok({ state: 'none', until: null });
  if (!row.madeAt) return ok({ state: 'making', until: null });
  return ok({ state: 'ready', until: after(row.askedAt, LIFE).toISOString() });
}

/** Has a job make the file of all that the mall keeps of the caller; the one of before goes. */
export async function askPersonalFile(ctx: UserContext): Promise<Result<PersonalFile, never>> {
  const { uid } = ctx.actor;
  const known = await readPersonalFile(ctx);
  if (known.ok && known.value.state === 'making') return known;
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const askedAt = ctx.clock.now();
    const before = await dropFileOf(db, uid);
    const path = `private/person/${newId(askedAt)}.json`;
    await putFile(db, { uid, path, askedAt });
    await ctx.jobs.send('person.file', { uid, path });
    if (before.length > 0) await ctx.jobs.send('media.remove', { paths: before });
  });
  return ok({ state: 'making', until: null });
}

/** The content of the file. */
export async function personalText(ctx: Pick<Context, 'database' | 'clock'>, uid: number): Promise<string> {
  const tables = await readPerson(ctx, uid);
  return JSON.stringify({ uid, made: ctx.clock.now().toISOString(), tables }, null, 2);
}

/** Makes the file and tells the person; one whose row is gone is not kept. */
export async function makePersonalFile(
  ctx: SystemContext,
  { uid, path }: { uid: number; path: string },
): Promise<void> {
  await ctx.storage.put(path, Buffer.from(await personalText(ctx, uid)), 'application/json');
  const isWanted = await ctx.database.tx(async () => {
    if (!(await fileMade(ctx.database.db, path, ctx.clock.now()))) return false;
    await notifyUser(ctx, { uid, kind: 'personal_file', link: '/user#personal-data' });
    return true;
  });
  if (!isWanted) await ctx.storage.remove(path);
}

/** A link to the caller's file, for some minutes. */
export async function linkToPersonalFile(ctx: UserContext): Promise<Result<FileLink, 'paper.gone'>> {
  const known = await readPersonalFile(ctx);
  if (!known.ok || known.value.state !== 'ready') return fail('paper.gone');
  return ok(await makeFileLink(ctx, '/api/paper', { kind: 'personal', target: 'own' }));
}

/** The caller's file as it was made; undefined once it is gone. */
export async function readOwnFile(ctx: UserContext): Promise<Uint8Array | undefined> {
  const row = await fileOf(ctx.database.db, ctx.actor.uid);
  return row?.madeAt ? (await ctx.storage.get(row.path))?.bytes : undefined;
}

/** Takes files away whose days are over. */
export async function sweepPersonalFiles(ctx: SystemContext): Promise<void> {
  const paths = await dropFiles(ctx.database.db, after(ctx.clock.now(), -LIFE));
  if (paths.length > 0) await ctx.jobs.send('media.remove', { paths });
}
