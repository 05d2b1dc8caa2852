import { fail, ok } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { agreementByKey, agreementsIn } from './agreement.repo.ts';

/** An agreement or rule in the caller's language. */
export async function readAgreement(ctx: Context, { key }: { key: string }) {
  const row = await agreementByKey(ctx.database.reader, key, ctx.locale);
  if (!row) return fail('agreement.not_found');
  return ok({ key, title: row.title, update_time: row.updatedAt.toISOString(), content: row.content });
}

/** The rule centre's list. */
export async function listAgreements(ctx: Context) {
  const rows = await agreementsIn(ctx.database.reader, ctx.locale);
  return ok(rows.map(({ updatedAt, ...row }) => ({ ...row, update_time: updatedAt.toISOString() })));
}
