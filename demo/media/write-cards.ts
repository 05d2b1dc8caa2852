import { toString } from 'qrcode';
import { businessCard } from '#lib/db/schema.ts';
import { MERCHANTS } from '../merchants/index.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';

interface Seller {
  uid: number;
  merId: number;
  contact: string;
  phone: string;
}

async function sellerCard(seeding: Seeding, { uid, merId, contact, phone }: Seller) {
  const seed = MERCHANTS[merId - 1]!;
  const code = await toString(`https://demo.example/wechat/${seed.key}`, { type: 'svg', margin: 1 });
  return {
    uid,
    name: contact,
    post: '销售经理',
    company: seed.name.zh,
    phone,
    email: `sales@${seed.key}.example`,
    address: seed.address.zh,
    mainProducts: seed.products.map((row) => row.zh).slice(0, 4),
    intro: seed.intro.zh[0] ?? '',
    wechatQrcode: await seeding.keep(`card/${seed.key}.svg`, code),
    visibility: 'yes',
    updatedAt: seeding.now,
  } satisfies typeof businessCard.$inferInsert;
}

/** Business cards of two buyers, and of the merchants of the first stores, who have a WeChat code too. */
export async function writeCards(seeding: Seeding, settled: Seller): Promise<void> {
  const { db, now } = seeding;
  const sellers: Seller[] = [
    { uid: DEMO_UIDS.merchant, merId: 1, contact: '周建军', phone: '13800000011' },
    { uid: DEMO_UIDS.merchantTwo, merId: 2, contact: '刘瑞通', phone: '13800000012' },
    settled,
  ];
  for (const seller of sellers) await insertAll(db, businessCard, [await sellerCard(seeding, seller)]);
  await insertAll(db, businessCard, [
    {
      uid: DEMO_UIDS.personal,
      name: '李建国',
      post: '采购主管',
      company: '北京建国机电安装工程有限公司',
      phone: '13800000001',
      email: 'li.jianguo@demo.example',
      address: '北京市朝阳区建国路 88 号',
      mainProducts: ['机电安装', '管道工程', '设备维保'],
      intentionIds: [1],
      intro: '承接厂房机电安装与设备维保，常年采购紧固件、阀门、管件和电缆，按项目分批到货。',
      visibility: 'yes',
      updatedAt: now,
    },
    {
      uid: DEMO_UIDS.enterprise,
      name: '陈晓敏',
      post: '采购经理',
      company: '河北华北机械制造有限公司',
      phone: '13800000002',
      email: 'chen@demo.example',
      address: '河北省石家庄市长安区中山东路 265 号',
      mainProducts: ['减速机', '输送设备'],
      intentionIds: [1],
      intro: '年采购标准件与轴承约 600 万元。',
      visibility: 'yes',
      updatedAt: now,
    },
  ]);
}
