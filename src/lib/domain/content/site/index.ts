export { listBanners } from './list-banners.ts';
export { mallNames, readConfig } from './read-config.ts';
export { readShell } from './read-shell.ts';
export { listHotKeywords } from './list-hot-keywords.ts';
export { readParams } from './read-params.ts';
export {
  listBlocks,
  countDeskBanners,
  listDeskBanners,
  listDeskHotWords,
  listDeskTabs,
  moveBlock,
  previewSite,
  removeBanner,
  removeHotWord,
  removeTab,
  saveBanner,
  saveBlock,
  saveHotWord,
  saveTab,
} from './edit-site.ts';
export { minuteOf, periodOf, stateAt } from './shown-while.ts';
export { listIdentity, saveIdentity } from './edit-identity.ts';
export { countWordings, listWordings, resetWording, setWording, type UsualWording } from './edit-wordings.ts';
export { listRules, resetRule, setOrderMaximum, setTimer } from './edit-rules.ts';
