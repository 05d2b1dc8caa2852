import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import type { NoticeChoices } from '#lib/contracts/notice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { quotationApi } from '#lib/contracts/quotation.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import {
  NOTICE_GROUPS,
  NOTICE_GROUP_NAMES,
  type NoticeGroup,
  type NoticePace,
  type NoticeWay,
} from '#lib/contracts/states.ts';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { WITH_BUYERS, holdsStoreRole } from '#lib/contracts/store-role.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserActor, UserContext } from '#lib/domain/context.ts';
import { choicesOf, emailOf, putChoices } from './choices.repo.ts';

/** Roles in a store that are needed for its notices of a group. */
const STORE_GROUPS: Partial<Record<NoticeGroup, string | readonly string[] | undefined>> = {
  to_ship: orderApi.ship.role,
  refunds: refundApi.agree.role,
  invoices: invoiceApi.issue.role,
  goods: goodsDeskApi.setStock.role,
  money: storeMoneyApi.settled.role,
  sourcing: quotationApi.create.role,
  chat: WITH_BUYERS,
};

function isOwn(actor: UserActor, group: NoticeGroup): boolean {
  if (group === 'platform') return (actor.platformRoles ?? []).length > 0;
  if (group === 'company') return typeof actor.companyId === 'number';
  return (actor.stores ?? []).some(({ roles }) => holdsStoreRole(roles, STORE_GROUPS[group]));
}

/** Which notices of his work the caller has by e-mail and SMS, and where letters go. */
export async function readNoticeChoices(ctx: UserContext): Promise<Result<NoticeChoices, never>> {
  const { db } = ctx.database;
  const { actor } = ctx;
  const rows = await choicesOf(db, actor.uid);
  const paceOf = (group: NoticeGroup, way: NoticeWay): NoticePace | 'off' =>
    rows.find((row) => row.way === way && row.kind === NOTICE_GROUPS[group][0])?.pace ?? 'off';
  const email = await emailOf(db, actor.uid);
  return ok({
    groups: NOTICE_GROUP_NAMES.filter((group) => isOwn(actor, group)).map((group) => ({
      group,
      mail: paceOf(group, 'mail'),
      sms: paceOf(group, 'sms'),
    })),
    email: email?.email ?? '',
    has_mail: !ctx.mail.isOff,
    has_sms: !ctx.sms.isOff,
  });
}

/** Has notices of one group sent on a way at once or once a day, or ends that. */
export async function chooseNotices(
  ctx: UserContext,
  { group, way, pace }: { group: NoticeGroup; way: NoticeWay; pace: NoticePace | 'off' },
): Promise<Result<undefined, 'notice.email_missing' | 'notice.foreign'>> {
  const { uid } = ctx.actor;
  if (pace !== 'off') {
    if (!isOwn(ctx.actor, group)) return fail('notice.foreign');
    const email = await emailOf(ctx.database.db, uid);
    if (way === 'mail' && !email?.email) return fail('notice.email_missing', undefined, 'email');
  }
  await ctx.database.tx(() =>
    putChoices(ctx.database.db, {
      uid,
      kinds: NOTICE_GROUPS[group],
      way,
      ...(pace === 'off' ? {} : { pace }),
    }),
  );
  return ok();
}
