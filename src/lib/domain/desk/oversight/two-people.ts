import type { CorrectionState } from '#lib/contracts/states.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { refuseNewcomers } from '#lib/domain/account/identity/index.ts';

/** What one person proposes about an account and a second one agrees to. */
interface Proposal {
  uid: number;
  reason: string;
  status: CorrectionState;
  firstUid: number;
  createdAt: Date;
}

interface ListedProposal<Row extends Proposal> {
  row: Row;
  nickname: string;
  phone: string;
  firstBy: string | null;
  secondBy: string | null;
}

/** A proposal as the platform's desk lists it. */
export const proposalView = <Row extends Proposal>(
  ctx: UserContext,
  { row, nickname, phone, firstBy, secondBy }: ListedProposal<Row>,
) => ({
  uid: row.uid,
  nickname,
  phone: coveredPhone(phone),
  reason: row.reason,
  status: row.status,
  first_by: firstBy ?? '',
  is_own_first: row.firstUid === ctx.actor.uid,
  second_by: secondBy ?? '',
  create_time: row.createdAt.toISOString(),
});

/** A proposal that is not decided yet. */
export function waiting<Row extends Proposal>(
  row: Row | undefined,
): Result<Row, 'oversight.gone' | 'oversight.wrong_state'> {
  if (!row) return fail('oversight.gone');
  return row.status === 'waiting' ? ok(row) : fail('oversight.wrong_state');
}

/** The same, where the caller may agree to it: neither who proposed it, nor whose account it is, nor a newcomer. */
export async function agreeable<Row extends Proposal>(
  ctx: UserContext,
  row: Row | undefined,
): Promise<
  Result<
    Row,
    | 'oversight.gone'
    | 'oversight.newcomer'
    | 'oversight.own_account'
    | 'oversight.second_person'
    | 'oversight.wrong_state'
  >
> {
  const open = waiting(row);
  if (!open.ok) return open;
  if (open.value.firstUid === ctx.actor.uid) return fail('oversight.second_person');
  if (open.value.uid === ctx.actor.uid) return fail('oversight.own_account');
  return (await refuseNewcomers(ctx, ctx.actor.uid)) ?? open;
}

/** Who decides, how and when. */
export const decision = (ctx: UserContext, status: CorrectionState) => ({
  status,
  secondUid: ctx.actor.uid,
  decidedAt: ctx.clock.now(),
});
