import type { Wording } from '#lib/contracts/site-desk.ts';
import { WORDING_KINDS } from '#lib/contracts/states.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { tabCounts } from '#lib/kernel/tab-counts.ts';
import { keepWordings, lockWordings, nicknames, wordingsOf } from './site.repo.ts';

/** A message in the words that come with the mall. */
export type UsualWording = Pick<Wording, 'key' | 'kind' | 'usual' | 'usual_en'>;

/** `{{sn}}` is filled with something of the message, `[[mall]]` with something of the mall. */
const MARK = /\{\{\s*\w+\s*\}\}|\[\[\w+\]\]/g;
const marksOf = (text: string): string[] =>
  [...new Set((text.match(MARK) ?? []).map((mark) => mark.replaceAll(/\s/g, '')))].toSorted();

/** How many texts of messages there are of each kind. */
export const countWordings = (
  usual: readonly UsualWording[],
): Result<{ counts: Record<string, number> }, never> =>
  ok({
    counts: tabCounts(
      WORDING_KINDS,
      usual.map(({ kind }) => ({ tab: kind, n: 1 })),
    ),
  });

/** Texts of messages, in the order in which the mall keeps them. */
export async function listWordings(
  ctx: UserContext,
  {
    page,
    limit,
    kind,
    changed,
    keyword = '',
  }: {
    page: number;
    limit: number;
    kind?: Wording['kind'] | undefined;
    changed?: 'yes' | 'no' | undefined;
    keyword?: string | undefined;
  },
  usual: readonly UsualWording[],
): Promise<Result<{ count: number; list: Wording[] }, never>> {
  const { db } = ctx.database;
  const own = (await wordingsOf(db)) ?? {};
  const names = await nicknames(db, [...new Set(Object.values(own).map(({ uid }) => uid))]);
  const words = keyword.trim().toLowerCase();
  const all = usual
    .map((row): Wording => {
      const set = own[row.key];
      return {
        ...row,
        text: set?.zh ?? row.usual,
        text_en: set?.en ?? row.usual_en,
        is_set: set !== undefined,
        set_time: set?.since ?? null,
        by: set ? (names.get(set.uid) ?? '') : '',
      };
    })
    .filter(
      (row) =>
        (!kind || row.kind === kind) &&
        (!changed || row.is_set === (changed === 'yes')) &&
        `${row.text} ${row.text_en}`.toLowerCase().includes(words),
    );
  return ok({ count: all.length, list: all.slice((page - 1) * limit, page * limit) });
}

/** Changes the wording of a message from now on, in every process; what was sent stays as it was. */
export async function setWording(
  ctx: UserContext,
  { key, text, text_en: english }: { key: string; text: string; text_en: string },
  usual: readonly UsualWording[],
): Promise<Result<null, 'site.gone' | 'site.wording'>> {
  const row = usual.find((one) => one.key === key);
  if (!row) return fail('site.gone');
  const marks = marksOf(row.usual);
  const isWhole = (worded: string): boolean => marksOf(worded).join() === marks.join();
  const told = { marks: marks.join(' ') };
  if (!isWhole(text)) return fail('site.wording', told, 'text');
  if (!isWhole(english)) return fail('site.wording', told, 'text_en');
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const all = await lockWordings(db);
    const since = ctx.clock.now().toISOString();
    await keepWordings(db, { ...all, [key]: { zh: text, en: english, since, uid: ctx.actor.uid } });
    return ok(null);
  });
}

/** Resets a message to the words that come with the mall. */
export async function resetWording(
  ctx: UserContext,
  { key }: { key: string },
): Promise<Result<null, 'site.wording_unset'>> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const { [key]: own, ...others } = await lockWordings(db);
    if (!own) return fail('site.wording_unset');
    await keepWordings(db, others);
    return ok(null);
  });
}
