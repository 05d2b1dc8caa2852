import { banner, homeTab, hotKeyword, siteSetting } from '../../../db/schema.ts';
import { hasPage } from '../../../contracts/routes.ts';
import { CAROUSEL, CHANNELS, TOP_BANNER, type SeedBanner } from '../banners/index.ts';
import { insertAll, type Seeding } from './seeding.ts';

const TABS: [zh: string, en: string, link: string][] = [
  ['产业带直供', 'Industry belts', '/industry_belt'],
  ['优选厂商', 'Preferred makers', '/prefer_company'],
  ['品类市场', 'Markets', '/classfy_market'],
  ['短视频', 'Short videos', '/short_video'],
  ['工业品采购', 'Purchasing', '/prefer_merchant'],
];

const KEYWORDS: [zh: string, en: string][] = [
  ['内六角螺栓', 'socket head screw'],
  ['6204轴承', '6204 bearing'],
  ['不锈钢球阀', 'stainless ball valve'],
  ['YE3电机', 'YE3 motor'],
  ['O型圈', 'O-ring'],
  ['麻花钻', 'twist drill'],
  ['电缆 YJV', 'YJV cable'],
  ['角磨机', 'angle grinder'],
];

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

/** Amounts that a buyer may recharge, in fen, with the platform's gift; shape in domain/trade/payment/recharge. */
const RECHARGE = {
  quota: [
    { rechargeId: 1, price: 100_000, give: 0 },
    { rechargeId: 2, price: 500_000, give: 2_000 },
    { rechargeId: 3, price: 1_000_000, give: 5_000 },
    { rechargeId: 4, price: 5_000_000, give: 30_000 },
  ],
  attention: {
    'zh-CN': [
      '余额可用于支付本商城的全部订单，不计利息。',
      '赠送金额随充值一并到账，可在账单明细中查看。',
      '订单退款时，用余额支付的部分退回余额。',
    ],
    'en-US': [
      'The balance pays any order of this mall and bears no interest.',
      'A gift arrives together with its recharge and has a row of its own in the bill.',
      'When an order is refunded, what the balance paid goes back to the balance.',
    ],
  },
};

/** Names, banners, tabs and hot words of the site. */
export async function writeSite(seeding: Seeding): Promise<void> {
  const { db, keep } = seeding;
  const bannerRow = async (slot: string, row: SeedBanner, sort: number) => ({
    slot,
    image: await keep(`banner/${slot}-${row.key}.svg`, row.picture('zh-CN')),
    imageEn: await keep(`banner/${slot}-${row.key}-en.svg`, row.picture('en-US')),
    title: row.title.zh,
    titleEn: row.title.en,
    link: row.link,
    sort,
  });
  await insertAll(db, banner, [
    await bannerRow('top', TOP_BANNER, 0),
    // A slide leads somewhere, or it is not shown.
    ...(await Promise.all(
      CAROUSEL.filter((row) => hasPage(row.link)).map((row, at) => bannerRow('home', row, at)),
    )),
    ...(await Promise.all(CHANNELS.map((row, at) => bannerRow(row.key, row, at)))),
  ]);
  await insertAll(
    db,
    homeTab,
    TABS.map(([label, labelEn, link], sort) => ({ label, labelEn, link, sort })),
  );
  await insertAll(
    db,
    hotKeyword,
    KEYWORDS.map(([keyword, keywordEn], sort) => ({ keyword, keywordEn, sort })),
  );
  const shared = { site_logo: '/brand/logo.svg', sys_phone: '400-801-7023', is_open_service: '1' };
  await insertAll(db, siteSetting, [
    { key: 'recharge', value: RECHARGE },
    {
      key: 'site:zh-CN',
      value: {
        ...shared,
        site_name: '工采汇',
        site_keywords: '工业品批发,紧固件,轴承,阀门,电缆,五金工具,产业带',
        site_description: '工采汇：源头产业带直供的工业品批发商城，紧固件、轴承、阀门、电缆、工具一站采购。',
        copyright: COPYRIGHT['zh-CN'],
      },
    },
    {
      key: 'site:en-US',
      value: {
        ...shared,
        site_name: 'Gongcai Hub',
        site_keywords: 'industrial wholesale, fasteners, bearings, valves, cable, tools, industry belts',
        site_description:
          'Gongcai Hub: industrial goods at wholesale, straight from the belts that make them.',
        copyright: COPYRIGHT['en-US'],
      },
    },
  ]);
}
