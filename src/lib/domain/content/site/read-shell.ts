import type { HomeShell } from '../../../contracts/site.ts';
import { HOME_BLOCKS, type HomeBlock } from '../../../contracts/states.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { bannerIn } from './list-banners.ts';
import { stateAt } from './shown-while.ts';
import { bannersOf, blockRows, homeOrder, tabs } from './site.repo.ts';

/** All parts of the home page: in the order that was set, then those without a place. */
export const inOrder = (put: readonly HomeBlock[] = []): HomeBlock[] => [
  ...put.filter((key) => HOME_BLOCKS.includes(key)),
  ...HOME_BLOCKS.filter((key) => !put.includes(key)),
];

/** The closable top banner, the carousel, the tabs of the header and what the home page hides, as they are at a time. */
export async function shellAt(ctx: Context, at: Date): Promise<HomeShell> {
  const db = ctx.database.reader;
  const [top, slides, links, blocks, order] = await Promise.all([
    bannersOf(db, 'top', at),
    bannersOf(db, 'home', at),
    tabs(db, at),
    blockRows(db),
    homeOrder(db),
  ]);
  const said = new Map(blocks.map((row) => [row.key, stateAt(row, at)]));
  return {
    pc_top_banner: top.map(bannerIn(ctx.locale))[0] ?? null,
    banner: slides.map(bannerIn(ctx.locale)),
    tabs: links.map((row) => ({
      label: ctx.locale === 'en-US' ? row.labelEn : row.label,
      link: row.link,
      group_data_id: row.groupDataId,
      group_mer_id: row.groupMerId,
      is_outside_chain: row.isOutsideChain ? 1 : 0,
    })),
    order: inOrder(order),
    hidden: HOME_BLOCKS.filter((key) => (said.get(key) ?? 'shown') !== 'shown'),
  };
}

/** The frame of every page as it is now. */
export const readShell = async (ctx: Context): Promise<Result<HomeShell, never>> =>
  ok(await shellAt(ctx, ctx.clock.now()));
