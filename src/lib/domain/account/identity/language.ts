import type { Context } from '#lib/domain/context.ts';
import { localeOf, setLocale } from './account.repo.ts';

/** Keeps the language in which an account logs in or orders: it is written to in it from then on. */
export async function keepLanguage(ctx: Pick<Context, 'database' | 'locale'>, uid: number): Promise<void> {
  await setLocale(ctx.database.db, uid, ctx.locale);
}

/** The language in which an account is written to. */
export const languageOf = async (ctx: Pick<Context, 'database'>, uid: number): Promise<string> =>
  (await localeOf(ctx.database.db, uid)) ?? 'zh-CN';
