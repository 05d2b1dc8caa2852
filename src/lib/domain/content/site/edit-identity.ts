import type { SiteIdentity } from '../../../contracts/site-desk.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import { ownsOpenImages } from '../media/index.ts';
import { keepNames, lockNames, siteNames } from './site.repo.ts';
import { refreshSite } from './shown-while.ts';

type Records = SiteConfig['copyright'];
const LINK = /^(.*?)\s+(https:\/\/[^\s"'<>]+)$/;
/** Where the offices that keep these records show them. */
const OFFICES: readonly [RegExp, string][] = [
  [/公网安备|Public security/i, 'https://beian.mps.gov.cn/'],
  [/ICP/i, 'https://beian.miit.gov.cn/'],
];

/** "沪ICP备1号 https://…" as what the footer shows; without an address it leads to the office, if that is known. */
function recordOf(line: string): Records[number] {
  const [, name = line, url] = LINK.exec(line) ?? [];
  return { name, img: '', url: url ?? OFFICES.find(([kind]) => kind.test(name))?.[1] ?? '' };
}
const lineOf = ({ name, url }: Records[number]): string => (url ? `${name} ${url}` : name);

/** Name, logo, phone, company and record numbers of the mall. */
export async function listIdentity(
  ctx: UserContext,
): Promise<Result<{ count: number; list: SiteIdentity[] }, never>> {
  const { db } = ctx.database;
  const [zh = {}, en = {}] = await Promise.all([siteNames(db, 'zh-CN'), siteNames(db, 'en-US')]);
  const row: SiteIdentity = {
    name: zh.site_name ?? '',
    name_en: en.site_name ?? '',
    logo: zh.site_logo ?? '',
    phone: zh.sys_phone ?? '',
    company: zh.site_company ?? '',
    company_en: en.site_company ?? '',
    address: zh.site_address ?? '',
    address_en: en.site_address ?? '',
    description: zh.site_description ?? '',
    description_en: en.site_description ?? '',
    records: (zh.copyright ?? []).map(lineOf),
    records_en: (en.copyright ?? []).map(lineOf),
  };
  return ok({ count: 1, list: [row] });
}

/** Pictures come as a list of one, or none to keep the one before. */
type IdentityInput = Omit<SiteIdentity, 'logo'> & { logo: string[]; without_logo: boolean };

/** Saves name, logo and records of the mall, and invalidates texts and pages in every process. */
export async function saveIdentity(
  ctx: UserContext,
  input: IdentityInput,
): Promise<Result<null, 'site.logo'>> {
  const [logo] = input.logo;
  if (logo && !(await ownsOpenImages(ctx, [logo]))) return fail('site.logo', undefined, 'logo');
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const isZh = locale === 'zh-CN';
      const was = (await lockNames(db, locale)) ?? {};
      await keepNames(db, locale, {
        ...was,
        site_name: isZh ? input.name : input.name_en,
        site_logo: input.without_logo ? '' : (logo ?? was.site_logo ?? ''),
        sys_phone: input.phone,
        site_company: isZh ? input.company : input.company_en,
        site_address: isZh ? input.address : input.address_en,
        site_description: isZh ? input.description : input.description_en,
        copyright: (isZh ? input.records : input.records_en).filter(Boolean).map(recordOf),
      });
    }
    await refreshSite(ctx, { startsAt: null, endsAt: null });
  });
  return ok(null);
}
