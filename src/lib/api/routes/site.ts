import { siteApi } from '../../contracts/site.ts';
import * as site from '../../domain/content/site/index.ts';
import { readEntry } from '../../domain/merchant/intention/index.ts';
import { readQuota } from '../../domain/trade/payment/index.ts';
import { ACCOUNT_MENU } from '../../i18n/account-menu.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

/** Slot of the banners on the user centre. */
const ACCOUNT = 'user';

export const siteRoutes = serve(siteApi, {
  home: site.readShell,
  config: site.readConfig,
  hotKeyword: site.listHotKeywords,
  async switches(ctx) {
    const [config, entry, recharge] = await Promise.all([
      site.readConfig(ctx),
      readEntry(ctx),
      readQuota(ctx),
    ]);
    if (!config.ok) return config;
    if (!entry.ok) return entry;
    if (!recharge.ok) return recharge;
    const { site_name, site_logo, site_url, sys_phone, is_open_service, copyright } = config.value;
    return ok({
      site_name,
      site_logo,
      site_url,
      sys_phone,
      is_open_service: is_open_service === '1',
      beian_sn: copyright[0]?.name ?? '',
      mer_intention_open: entry.value.is_open,
      sys_intention_agree: 'sys_intention_agree',
      recharge_switch: recharge.value.is_open,
      store_user_min_recharge: recharge.value.min_price,
      store_user_max_recharge: recharge.value.max_price,
      // Features of this mall that cannot be switched off.
      integral_status: true,
      hide_mer_status: false,
      yue_pay_status: true,
      community_status: true,
      community_reply_status: true,
    });
  },
  hotBanner: site.listBanners,
  async menus(ctx) {
    const t = wordsIn(ctx.locale);
    const banner = await site.listBanners(ctx, { type: ACCOUNT });
    if (!banner.ok) return banner;
    const menu = ACCOUNT_MENU.flatMap((entries, group) =>
      entries.map(([url, key]) => ({ name: t(key), url, group })),
    );
    return ok({ banner: banner.value, menu });
  },
  params: site.readParams,
});
