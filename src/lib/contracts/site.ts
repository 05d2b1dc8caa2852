import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Copyright = z.object({ name: z.string(), img: z.string(), url: z.string() });

export const SiteConfig = z.object({
  site_logo: z.string(),
  site_name: z.string(),
  wechat_qrcode: z.string(),
  sys_phone: z.string(),
  site_url: z.string(),
  is_open_service: z.string(),
  site_keywords: z.string(),
  site_description: z.string(),
  copyright: z.array(Copyright),
  /** Where merchants log in; opened in a new window. */
  merchant_login_url: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const TopBanner = z.object({
  image: z.string(),
  link: z.string(),
  title: z.string(),
  group_data_id: z.number(),
});
export const HomeTab = z.object({
  label: z.string(),
  link: z.string(),
  group_data_id: z.number(),
  group_mer_id: z.number(),
  is_outside_chain: z.number(),
});
export type HomeTab = z.infer<typeof HomeTab>;

/** What the shell of every page needs, in one call: so the frame costs one query set, cached. */
export const HomeShell = z.object({
  pc_top_banner: z.nullable(TopBanner),
  banner: z.array(TopBanner),
  tabs: z.array(HomeTab),
});
export type HomeShell = z.infer<typeof HomeShell>;
export const HotKeyword = z.object({ keyword: z.string() });

export const siteApi = {
  home: endpoint.get('/api/pc/home', {
    kept: 'site',
    shared: 60,
    summary: 'Banners and tabs of the home page',
    returns: HomeShell,
  }),
  config: endpoint.get('/api/pc/config', {
    kept: 'site',
    shared: 60,
    summary: 'Site name, logo, phone, records',
    returns: SiteConfig,
  }),
  hotKeyword: endpoint.get('/api/common/hot_keyword', {
    kept: 'site',
    shared: 60,
    summary: 'Words offered under the search box',
    returns: z.array(HotKeyword),
  }),
  params: endpoint.get('/api/common/params', {
    shared: 60,
    summary: 'Constants of the mall',
    returns: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
};
