import type { SiteConfig } from '../../../contracts/site.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Context } from '../../context.ts';
import { siteNames } from './site.repo.ts';

/** What the mall is called, in each language in which it was named. */
export async function mallNames(ctx: Context): Promise<string[]> {
  const { reader } = ctx.database;
  const stored = await Promise.all([siteNames(reader, 'zh-CN'), siteNames(reader, 'en-US')]);
  return stored.flatMap((names) => names?.site_name || []);
}

/** Names, phone and records of the site in the caller's language, as an operator has set them. */
export async function readConfig(ctx: Context): Promise<Result<SiteConfig, never>> {
  const stored = await siteNames(ctx.database.reader, ctx.locale);
  return ok({
    site_logo: '',
    site_name: '',
    wechat_qrcode: '/api/common/mobile_qrcode.svg',
    sys_phone: '',
    is_open_service: '0',
    site_keywords: '',
    site_description: '',
    copyright: [],
    site_address: '',
    site_company: '',
    merchant_login_url: '/login?type=merchant',
    ...stored,
    site_url: ctx.settings.siteUrl,
    sms_status: !ctx.sms.isOff,
  });
}
