import type { HomeShell } from '../../../contracts/site.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { bannerIn } from './list-banners.ts';
import { bannersOf, tabs } from './site.repo.ts';

/** The closable top banner, the carousel and the five tabs of the header. */
export async function readShell(ctx: Context): Promise<Result<HomeShell, never>> {
  const db = ctx.database.reader;
  const [top, slides, links] = await Promise.all([bannersOf(db, 'top'), bannersOf(db, 'home'), tabs(db)]);
  return ok({
    pc_top_banner: top.map(bannerIn(ctx.locale))[0] ?? null,
    banner: slides.map(bannerIn(ctx.locale)),
    tabs: links.map((row) => ({
      label: ctx.locale === 'en-US' ? row.labelEn : row.label,
      link: row.link,
      group_data_id: row.groupDataId,
      group_mer_id: row.groupMerId,
      is_outside_chain: row.isOutsideChain ? 1 : 0,
    })),
  });
}
