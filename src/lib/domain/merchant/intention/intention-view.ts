import type { IntentionView } from '#lib/contracts/intention.ts';
import { shanghaiDay } from '#lib/kernel/clock.ts';
import type { Context } from '#lib/domain/context.ts';
import { linkTo } from '#lib/domain/content/media/index.ts';
import { readConfig } from '#lib/domain/content/site/index.ts';
import type { NamedIntention } from './intention.repo.ts';

/** An application as its applicant and the platform see it; the pictures as links that end soon. */
export async function intentionView(ctx: Context, row: NamedIntention): Promise<IntentionView> {
  const { intention } = row;
  const words = (zh: string, en: string) => (ctx.locale === 'en-US' && en ? en : zh);
  const host = new URL(ctx.settings.siteUrl).host;
  const links = await linkTo(ctx, intention.images, `${host} ${shanghaiDay(ctx.clock.now())}`);
  const config = await readConfig(ctx);
  return {
    mer_intention_id: intention.intentionId,
    mer_name: intention.merName,
    legal_person: intention.legalPerson,
    company_name: intention.companyName,
    name: intention.name,
    phone: intention.phone,
    main_products: intention.mainProducts,
    status: intention.status,
    fail_msg: intention.failMsg,
    create_time: intention.createdAt.toISOString(),
    images: intention.images.map((path, at) => ({ path, url: links[at] ?? '' })),
    merchant_category: {
      id: intention.merchantCategoryId,
      name: words(row.categoryName, row.categoryNameEn),
    },
    merchant_type: { id: intention.merchantTypeId, name: words(row.typeName, row.typeNameEn) },
    mer_id: intention.merId,
    login_url: intention.status === 'approved' && config.ok ? config.value.merchant_login_url : '',
  };
}
