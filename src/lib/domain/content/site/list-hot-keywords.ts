import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { keywords } from './site.repo.ts';

/** Words that the search box offers, in the caller's language. */
export async function listHotKeywords(ctx: Context): Promise<Result<{ keyword: string }[], never>> {
  const rows = await keywords(ctx.database.reader);
  return ok(rows.map((row) => ({ keyword: ctx.locale === 'en-US' ? row.keywordEn : row.keyword })));
}
