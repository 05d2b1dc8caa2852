import type { InquiryForm } from '#lib/contracts/inquiry.ts';
import { days } from '#lib/kernel/clock.ts';
import { newId, newSn } from '#lib/kernel/ids.ts';
import { INQUIRIES_PER_DAY } from '#lib/kernel/limits.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { companyOf } from '../../../account/company/index.ts';
import { REMOVABLE, type InquiryState } from '../inquiry.flow.ts';
import {
  addInquiry,
  changeInquiry,
  countSince,
  inquiryById,
  replaceInvites,
  replaceItems,
  type InquiryRow,
} from '../inquiry.repo.ts';
import { openInquiry } from '../open-inquiry.ts';
import { ownInquiryForUpdate, logInquiry, stateAt, stepInquiry } from '../step-inquiry.ts';
import { checkForm } from './check-form.ts';

const SN_PREFIX = 'XJ';

interface Kept {
  inquiry_id: string;
  inquiry_sn: string;
  status: InquiryState;
}
const keptOf = (row: InquiryRow): Result<Kept, never> =>
  ok({ inquiry_id: row.inquiryId, inquiry_sn: row.inquirySn, status: row.status });

/** Whether the platform trusts this account's inquiries without looking at them (states 3.7). */
const isVerified = async (ctx: UserContext): Promise<boolean> =>
  (await companyOf(ctx.database.db, ctx.actor.uid))?.status === 'verified';

/**
 * Publishes an inquiry or keeps it as a draft. Those of verified companies are open at once, the others wait for the
 * platform.
 */
export async function createInquiry(
  ctx: UserContext,
  form: InquiryForm,
): Promise<Result<Kept, FailureOf<typeof checkForm> | 'inquiry.too_many' | 'inquiry.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const now = ctx.clock.now();
    const { uid } = ctx.actor;
    if ((await countSince(db, uid, new Date(now.getTime() - days(1)))) >= INQUIRIES_PER_DAY)
      return fail('inquiry.too_many');
    const checked = await checkForm(ctx, form);
    if (!checked.ok) return checked;
    const { fields, itemsFor, merIds } = checked.value;
    const inquiryId = newId(now);
    await addInquiry(db, {
      ...fields,
      inquiryId,
      inquirySn: newSn(SN_PREFIX, now),
      uid,
      status: 'draft',
      createdAt: now,
      changedAt: now,
    });
    await replaceItems(db, inquiryId, itemsFor(inquiryId));
    await replaceInvites(db, inquiryId, merIds);
    const row = (await inquiryById(db, inquiryId))!;
    if (form.draft) return keptOf(row);
    return publish(ctx, row);
  });
}

async function publish(ctx: UserContext, row: InquiryRow): Promise<Result<Kept, 'inquiry.wrong_state'>> {
  const waiting = await stepInquiry(ctx, row, 'publish');
  if (!waiting.ok) return waiting;
  if (!(await isVerified(ctx))) return keptOf(waiting.value);
  const open = await openInquiry(ctx, waiting.value);
  return open.ok ? keptOf(open.value) : open;
}

/** Changes an inquiry that has no quotation yet; one that was published or rejected is reviewed again. */
export async function updateInquiry(
  ctx: UserContext,
  { id, ...form }: InquiryForm & { id: string },
): Promise<
  Result<
    Kept,
    | FailureOf<typeof checkForm>
    | FailureOf<typeof ownInquiryForUpdate>
    | 'inquiry.quoted'
    | 'inquiry.wrong_state'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const found = await ownInquiryForUpdate(ctx, id);
    if (!found.ok) return found;
    const row = found.value;
    if (stateAt(row, ctx.clock.now()) !== row.status) return fail('inquiry.wrong_state');
    if (row.quoteCount > 0) return fail('inquiry.quoted');
    const checked = await checkForm(ctx, form, row);
    if (!checked.ok) return checked;
    const { fields, itemsFor, merIds } = checked.value;
    const isDraft = row.status === 'draft';
    const moved = await stepInquiry(ctx, row, 'edit', { ...fields, reason: '' });
    if (!moved.ok) return moved;
    await replaceItems(db, id, itemsFor(id));
    await replaceInvites(db, id, merIds);
    if (isDraft) return form.draft ? keptOf(moved.value) : publish(ctx, moved.value);
    if (!(await isVerified(ctx))) return keptOf(moved.value);
    const open = await openInquiry(ctx, moved.value);
    return open.ok ? keptOf(open.value) : open;
  });
}

/** Takes a finished inquiry off the buyer's list. */
export async function hideInquiry(
  ctx: UserContext,
  { id }: { id: string },
): Promise<Result<undefined, 'inquiry.deleted' | 'inquiry.not_found' | 'inquiry.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const found = await ownInquiryForUpdate(ctx, id);
    if (!found.ok) return found;
    const now = ctx.clock.now();
    if (!REMOVABLE.includes(stateAt(found.value, now))) return fail('inquiry.wrong_state');
    await changeInquiry(ctx.database.db, id, { hiddenAt: now });
    await logInquiry(ctx, found.value, 'delete');
    await ctx.changed('inquiries');
    return ok();
  });
}
