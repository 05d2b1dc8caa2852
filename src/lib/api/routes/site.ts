import { siteApi } from '../../contracts/site.ts';
import { listHotKeywords, readConfig, readParams, readShell } from '../../domain/content/site/index.ts';
import { serve } from '../mount.ts';

export const siteRoutes = serve(siteApi, {
  home: readShell,
  config: readConfig,
  hotKeyword: listHotKeywords,
  params: readParams,
});
