import type { TopBanner } from '../../../contracts/site.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { bannersOf } from './site.repo.ts';

type BannerRow = Awaited<ReturnType<typeof bannersOf>>[number];

export const bannerIn =
  (locale: string) =>
  (row: BannerRow): TopBanner => ({
    image: locale === 'en-US' ? row.imageEn : row.image,
    title: locale === 'en-US' ? row.titleEn : row.title,
    link: row.link,
    group_data_id: row.groupDataId,
  });

/** Banners that stand in one place of the site: a channel's, the user centre's. */
export async function listBanners(
  ctx: Context,
  { type }: { type: string },
): Promise<Result<TopBanner[], never>> {
  const rows = await bannersOf(ctx.database.reader, type, ctx.clock.now());
  return ok(rows.map(bannerIn(ctx.locale)));
}
