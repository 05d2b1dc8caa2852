import type { CardRow } from './card.repo.ts';
import type { BusinessCard } from '#lib/contracts/business-card.ts';
import { mainProductsOf } from '#lib/contracts/fields.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { ownsOpenImages } from '#lib/domain/content/media/index.ts';
import { pretends } from '../profile/index.ts';
import { cardOf, categoryNames, keepCard } from './card.repo.ts';
import { cardView } from './read-card.ts';

export interface CardInput {
  avatar: string;
  name: string;
  post: string;
  company: string;
  phone: string;
  email: string;
  address: string;
  main_products: string;
  intentions: number[];
  intro: string;
  images: string[];
  wechat_qrcode: string;
  is_public: boolean;
}

/** What a card calls its bearer. */
const SHOWN = [
  ['name', 'person'],
  ['company', 'firm'],
  ['post', 'post'],
] as const;

/**
 * Makes or changes the caller's card. Pictures are the caller's own uploads, or those that the card has already.
 */
export async function saveCard(
  ctx: UserContext,
  input: CardInput,
): Promise<Result<BusinessCard, 'card.image' | 'card.intentions' | 'name.pretended'>> {
  const { db } = ctx.database;
  const { uid } = ctx.actor;
  const was = await cardOf(db, uid);
  const known = new Set([was?.avatar, was?.wechatQrcode, ...(was?.images ?? [])]);
  const fresh = [input.avatar, input.wechat_qrcode, ...input.images].filter(
    (path) => path && !known.has(path),
  );
  if (!(await ownsOpenImages(ctx, fresh))) return fail('card.image', undefined, 'images');
  for (const [field, of] of SHOWN)
    if (was?.[field] !== input[field] && (await pretends(ctx, input[field], of)))
      return fail('name.pretended', undefined, field);
  const intentionIds = [...new Set(input.intentions)];
  if ((await categoryNames(db, intentionIds)).length < intentionIds.length) {
    return fail('card.intentions', undefined, 'intentions');
  }
  const row: CardRow = {
    uid,
    avatar: input.avatar,
    name: input.name,
    post: input.post,
    company: input.company,
    phone: input.phone,
    email: input.email,
    address: input.address,
    mainProducts: mainProductsOf(input.main_products),
    intentionIds,
    intro: input.intro,
    images: input.images,
    wechatQrcode: input.wechat_qrcode,
    visibility: input.is_public ? 'yes' : 'no',
    updatedAt: ctx.clock.now(),
  };
  await keepCard(db, row);
  // The store's page shows the cards of its people.
  const { clerkOf = [], merId } = ctx.actor;
  const stores = [...(merId === null ? [] : [merId]), ...clerkOf];
  if (stores.length > 0) await ctx.changed(...stores.map((id) => `store:${id}`));
  return ok(await cardView(ctx, row));
}
