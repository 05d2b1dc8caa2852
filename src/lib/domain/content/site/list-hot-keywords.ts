import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { keywords } from './site.repo.ts';

/** Words that the search box offers at a time, in the caller's language. */
export async function hotWordsAt(ctx: Context, at: Date): Promise<{ keyword: string }[]> {
  const rows = await keywords(ctx.database.reader, at);
  return rows.map((row) => ({ keyword: ctx.locale === 'en-US' ? row.keywordEn : row.keyword }));
}

/** Words that the search box offers now. */
export const listHotKeywords = async (ctx: Context): Promise<Result<{ keyword: string }[], never>> =>
  ok(await hotWordsAt(ctx, ctx.clock.now()));
