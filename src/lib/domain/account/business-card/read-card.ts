import type { BusinessCard } from '#lib/contracts/business-card.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { cardOf, categoryNames, type CardRow } from './card.repo.ts';

export async function cardView(ctx: UserContext, row: CardRow): Promise<BusinessCard> {
  const names = await categoryNames(ctx.database.reader, row.intentionIds);
  return {
    uid: row.uid,
    avatar: row.avatar,
    name: row.name,
    post: row.post,
    company: row.company,
    phone: row.phone,
    email: row.email,
    address: row.address,
    main_products: row.mainProducts,
    intentions: names.map(({ id, name, nameEn }) => ({ id, name: ctx.locale === 'en-US' ? nameEn : name })),
    intro: row.intro,
    images: row.images,
    wechat_qrcode: row.wechatQrcode,
    is_public: row.visibility === 'yes',
    update_time: row.updatedAt.toISOString(),
  };
}

/** A card; one that is not public exists for its owner only. */
export async function readCard(
  ctx: UserContext,
  { uid }: { uid: number },
): Promise<Result<BusinessCard, 'card.not_found'>> {
  const row = await cardOf(ctx.database.db, uid);
  if (!row || (row.visibility !== 'yes' && row.uid !== ctx.actor.uid)) return fail('card.not_found');
  return ok(await cardView(ctx, row));
}
