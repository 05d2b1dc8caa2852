import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Amount } from './list.ts';

const Copyright = z.object({ name: z.string(), img: z.string(), url: z.string() });

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
  /** Address of the mall in its footer; empty: not shown. Other backends do not have it. */
  site_address: z.optional(z.string()),
  /** The company behind it in its footer; empty or missing: not shown. */
  site_company: z.optional(z.string()),
  /** Where merchants log in; opened in a new window. */
  merchant_login_url: z.string(),
  /** Codes are sent by SMS; absent means the same. */
  sms_status: z.optional(z.boolean()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const TopBanner = z.object({
  image: z.string(),
  link: z.string(),
  title: z.string(),
  group_data_id: z.number(),
});
export type TopBanner = z.infer<typeof TopBanner>;
export const HomeTab = z.object({
  label: z.string(),
  link: z.string(),
  group_data_id: z.number(),
  group_mer_id: z.number(),
  /** 1 opens an absolute link in a new window; other backends of this family say '1'. */
  is_outside_chain: z.union([z.number(), z.string()]),
});
export type HomeTab = z.infer<typeof HomeTab>;

/** What the shell of every page needs, in one call: so the frame costs one query set, cached. */
export const HomeShell = z.object({
  pc_top_banner: z.nullable(TopBanner),
  banner: z.array(TopBanner),
  tabs: z.array(HomeTab),
  /** Parts of the home page that are not shown now; other backends do not tell. */
  hidden: z.optional(z.array(z.string())),
  /** All its parts from top to bottom; other backends do not tell. */
  order: z.optional(z.array(z.string())),
});
export type HomeShell = z.infer<typeof HomeShell>;
export const HotKeyword = z.object({ keyword: z.string() });

/** What is open in this mall, and the numbers that go with it. */
const Switches = z.object({
  site_name: z.string(),
  site_logo: z.string(),
  site_url: z.string(),
  sys_phone: z.string(),
  is_open_service: z.boolean(),
  /** Number of the ICP record; empty: none is shown. */
  beian_sn: z.string(),
  /** Points are earned and pay a part of an order. */
  integral_status: z.boolean(),
  /** Merchants may apply; `sys_intention_agree` is the key of the agreement that they accept. */
  mer_intention_open: z.boolean(),
  sys_intention_agree: z.string(),
  /** Stores are kept out of sight. */
  hide_mer_status: z.boolean(),
  recharge_switch: z.boolean(),
  store_user_min_recharge: Amount,
  store_user_max_recharge: Amount,
  /** The balance pays orders. */
  yue_pay_status: z.boolean(),
  /** Videos are shown and may be published; they may be commented. */
  community_status: z.boolean(),
  community_reply_status: z.boolean(),
});

const AccountMenu = z.object({
  banner: z.array(TopBanner),
  menu: z.array(
    z.object({
      name: z.string(),
      /** A path of this site, without its language. */
      url: z.string(),
      /** Entries of one group stand together. */
      group: z.number(),
    }),
  ),
});

export const siteApi = {
  home: endpoint.get('/api/pc/home', {
    cacheTags: 'site',
    shared: 60,
    summary: 'Banners and tabs of the home page',
    returns: HomeShell,
  }),
  config: endpoint.get('/api/pc/config', {
    cacheTags: 'site',
    shared: 60,
    summary: 'Site name, logo, phone, records',
    returns: SiteConfig,
  }),
  hotKeyword: endpoint.get('/api/common/hot_keyword', {
    cacheTags: 'site',
    shared: 60,
    summary: 'Words offered under the search box',
    returns: z.array(HotKeyword),
  }),
  switches: endpoint.get('/api/config', {
    cacheTags: 'site',
    shared: 60,
    summary: 'What is open in this mall: points, entry of merchants, recharge, balance, videos',
    returns: Switches,
  }),
  hotBanner: endpoint.get('/api/common/hot_banner/:type', {
    cacheTags: 'site',
    shared: 60,
    summary: 'Banners of a channel: best, new, hot or good',
    input: z.object({ type: z.enum(['best', 'new', 'hot', 'good']) }),
    returns: z.array(TopBanner),
  }),
  menus: endpoint.get('/api/common/menus', {
    cacheTags: 'site',
    shared: 60,
    summary: 'Entries of the user centre, and its banners',
    returns: AccountMenu,
  }),
  params: endpoint.get('/api/common/params', {
    shared: 60,
    summary: 'Constants of the mall',
    returns: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
};
