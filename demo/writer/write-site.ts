import { siteSetting } from '#lib/db/schema.ts';
import { seedSite, RECHARGE } from '#lib/seed/base/site.ts';
import { seedUnits } from '#lib/seed/base/units.ts';
import { insertAll, type Seeding } from './seeding.ts';

const COPYRIGHT = {
  'zh-CN': [
    { name: '冀ICP备2017000000号-1', img: '', url: 'https://beian.miit.gov.cn/' },
    { name: '冀公网安备 13040000000000号', img: '', url: 'https://beian.mps.gov.cn/' },
  ],
  'en-US': [
    { name: 'ICP record 冀ICP备2017000000号-1', img: '', url: 'https://beian.miit.gov.cn/' },
    { name: 'Public security record 13040000000000', img: '', url: 'https://beian.mps.gov.cn/' },
  ],
};

/** What the platform gives with a recharge, in fen, by its number. */
const GIFTS = [0, 2_000, 5_000, 30_000];

/** Names, banners, tabs, hot words and units of sale of the site. */
export async function writeSite(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  await seedSite(seeding);
  await seedUnits(seeding);
  const quota = RECHARGE.quota.map((row, at) => ({ ...row, give: GIFTS[at] ?? 0 }));
  const shared = { site_logo: '/brand/logo.svg', sys_phone: '400-801-7023', is_open_service: '1' };
  await insertAll(db, siteSetting, [
    { key: 'recharge', value: { ...RECHARGE, quota } },
    {
      key: 'site:zh-CN',
      value: {
        ...shared,
        site_name: '工采汇',
        site_keywords: '工业品批发,紧固件,轴承,阀门,电缆,五金工具,产业带',
        site_description: '工采汇：源头产业带直供的工业品批发商城，紧固件、轴承、阀门、电缆、工具一站采购。',
        copyright: COPYRIGHT['zh-CN'],
        site_address: '地址：河北省邯郸市永年区临洺关镇紧固件产业园 1 号',
      },
    },
    {
      key: 'site:en-US',
      value: {
        ...shared,
        site_name: 'Gongcai Hub',
        site_keywords: 'industrial wholesale, fasteners, bearings, valves, cable, tools, industry belts',
        site_description: 'Gongcai Hub: wholesale industrial goods, straight from China’s industry belts.',
        copyright: COPYRIGHT['en-US'],
        site_address: '1 Fastener Park, Linmingguan, Yongnian, Handan, Hebei',
      },
    },
  ]);
}
