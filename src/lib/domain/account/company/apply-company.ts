import type { CompanyView } from '#lib/contracts/company.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsImages } from '#lib/domain/content/media/index.ts';
import { pretends } from '../profile/index.ts';
import { companyFlow } from './company.flow.ts';
import { companyView } from './company-view.ts';
import {
  addCompany,
  changeCompany,
  companyOf,
  joinCompany,
  lockCompany,
  type CompanyRow,
} from './company.repo.ts';

interface Application {
  name: string;
  tax_no: string;
  licence: string;
}

/**
 * Sends the caller's company to the platform for verification, or a rejected one again. Tax numbers
 * are public, so an error for a number that is taken would tell who is a customer; only the platform's reviewer sees it.
 */
export async function applyCompany(
  ctx: UserContext,
  input: Application,
): Promise<Result<CompanyView, 'company.known' | 'company.licence' | 'name.pretended'>> {
  if (!(await ownsImages(ctx, [input.licence]))) return fail('company.licence', undefined, 'licence');
  if (await pretends(ctx, input.name, 'firm')) return fail('name.pretended', undefined, 'name');
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const before = await companyOf(db, ctx.actor.uid);
    const kept = before ? await sendAgain(ctx, before.companyId, input) : await send(ctx, input);
    return kept.ok ? ok(await companyView(ctx, kept.value)) : kept;
  });
}

async function send(ctx: UserContext, input: Application): Promise<Result<CompanyRow, never>> {
  const { db } = ctx.database;
  const added = await addCompany(db, {
    name: input.name,
    taxNo: input.tax_no,
    licence: input.licence,
    status: 'pending',
    applicantUid: ctx.actor.uid,
    createdAt: ctx.clock.now(),
  });
  await joinCompany(db, ctx.actor.uid, added.companyId);
  return ok(added);
}

async function sendAgain(
  ctx: UserContext,
  companyId: number,
  input: Application,
): Promise<Result<CompanyRow, 'company.known'>> {
  const { db } = ctx.database;
  const row = await lockCompany(db, companyId);
  const status = row && companyFlow.next(row.status, 'apply_again');
  if (!row || !status || row.applicantUid !== ctx.actor.uid) return fail('company.known');
  const change = {
    status,
    name: input.name,
    taxNo: input.tax_no,
    licence: input.licence,
    reason: null,
    decidedAt: null,
  };
  await changeCompany(db, companyId, change);
  return ok({ ...row, ...change });
}
