import type { StoreCard } from '#lib/contracts/business-card.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { personName } from '../profile/index.ts';
import { publicCardsOf } from './card.repo.ts';
import { postIn } from './posts.ts';

/**
 * The cards that the people of a store have made public, its merchants before its clerks. Phones and addresses stay
 * out of a page that everybody may read: who wants to call is lent a number (specification, section 9).
 */
export async function storeCards(
  ctx: Context,
  { mer }: { mer: number },
): Promise<Result<StoreCard[], never>> {
  const rows = await publicCardsOf(ctx.database.reader, mer);
  return ok(
    rows.map((row) => ({
      name: personName(row.name, ctx.locale),
      post: postIn(row.post, ctx.locale),
      avatar: row.avatar,
      wechat_qrcode: row.wechatQrcode,
    })),
  );
}
