import type { Listed } from '../../contracts/paper.ts';
import type { DrawListed } from '../desk-lists.ts';
import type { Settings } from '../env.ts';
import { renderPage, type AstroHandler } from './render-page.ts';

/** Has the built pages draw a list of a desk: its screen is theirs. */
export const drawByPage =
  (astro: AstroHandler, { SITE_URL }: Pick<Settings, 'SITE_URL'>): DrawListed =>
  async (page) => {
    const listed: Listed = { page };
    await renderPage(astro, '/merchant/cells', { host: new URL(SITE_URL).host }, { listed });
    if (!listed.drawn) throw new Error(`The list of ${page.screen} was not drawn`);
    return listed.drawn;
  };
