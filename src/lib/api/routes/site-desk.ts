import { siteDeskApi } from '../../contracts/site-desk.ts';
import * as site from '../../domain/content/site/index.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';
import { usualWordings } from '../usual-wordings.ts';

export const siteDeskRoutes = serve(siteDeskApi, {
  bannerCounts: site.countDeskBanners,
  banners: site.listDeskBanners,
  saveBanner: site.saveBanner,
  removeBanner: site.removeBanner,
  tabs: site.listDeskTabs,
  saveTab: site.saveTab,
  removeTab: site.removeTab,
  hotWords: site.listDeskHotWords,
  saveHotWord: site.saveHotWord,
  removeHotWord: site.removeHotWord,
  blocks: (ctx, page) => {
    const t = wordsIn(ctx.locale);
    return site.listBlocks(ctx, page, (key) => t(`site_desk:block.${key}`));
  },
  saveBlock: site.saveBlock,
  moveBlock: site.moveBlock,
  preview: site.previewSite,
  identity: site.listIdentity,
  saveIdentity: site.saveIdentity,
  rules: (ctx, page) => {
    const t = wordsIn(ctx.locale);
    return site.listRules(ctx, page, (key) => t(`site_desk:rules.rule.${key}.name`));
  },
  setTimer: site.setTimer,
  setOrderMaximum: site.setOrderMaximum,
  resetRule: site.resetRule,
  wordingCounts: async () => site.countWordings(usualWordings()),
  wordings: (ctx, ask) => site.listWordings(ctx, ask, usualWordings()),
  setWording: (ctx, input) => site.setWording(ctx, input, usualWordings()),
  resetWording: site.resetWording,
});
