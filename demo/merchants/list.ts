import { DANYANG } from './companies/danyang.ts';
import { FENGHUA } from './companies/fenghua.ts';
import { GAOMI } from './companies/gaomi.ts';
import { LINQING } from './companies/linqing.ts';
import { MENGCUN } from './companies/mengcun.ts';
import { NINGHAI } from './companies/ninghai.ts';
import { NINGJIN } from './companies/ningjin.ts';
import { QIDONG } from './companies/qidong.ts';
import { SHUNDE } from './companies/shunde.ts';
import { TONGCHENG } from './companies/tongcheng.ts';
import { WENLING } from './companies/wenling.ts';
import { YANSHAN } from './companies/yanshan.ts';
import { YONGKANG } from './companies/yongkang.ts';
import { YONGNIAN } from './companies/yongnian.ts';
import { YUEQING } from './companies/yueqing.ts';
import { YUHUAN } from './companies/yuhuan.ts';
import type { SeedMerchant } from './types.ts';

const ALL = [
  ...YONGNIAN,
  ...LINQING,
  ...NINGJIN,
  ...MENGCUN,
  ...YANSHAN,
  ...GAOMI,
  ...TONGCHENG,
  ...FENGHUA,
  ...NINGHAI,
  ...DANYANG,
  ...QIDONG,
  ...WENLING,
  ...YUHUAN,
  ...YUEQING,
  ...YONGKANG,
  ...SHUNDE,
];

/** Merchants that somebody can sign in for; they are written first. */
export const DEMO_MERCHANTS = [
  { key: 'yongnian-hengjin', mobile: '13800000011' },
  { key: 'linqing-ruitong', mobile: '13800000012' },
] as const;

const isDemo = (row: SeedMerchant): boolean => DEMO_MERCHANTS.some((demo) => demo.key === row.key);

/** Every merchant, the demo ones first. */
export const MERCHANTS: readonly SeedMerchant[] = [
  ...ALL.filter(isDemo),
  ...ALL.filter((row) => !isDemo(row)),
];
