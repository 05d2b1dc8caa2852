import { eq } from 'drizzle-orm';
import { businessCard, intention, merchant, user, userRole } from '../../../db/schema.ts';
import { newId } from '../../../kernel/ids.ts';
import { MERCHANTS } from '../merchants/index.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';
import { specimen } from './specimen.ts';

const DAY = 86_400_000;
/** Every seventh store has sent no certificates; its page says so. */
const WITHOUT = 7;
const SETTLED = { merId: 3, phone: '13800000031', contact: '韩经理' };

const licence = (name: string, person: string, since: number): string =>
  specimen({
    title: '营业执照',
    subtitle: 'BUSINESS LICENCE',
    rows: [
      ['名称 Name', name],
      ['类型 Type', '有限责任公司'],
      ['法定代表人 Legal person', person],
      ['统一社会信用代码 Code', '91000000MA0DEMO000'],
      ['成立日期 Founded', `${since}-05-18`],
      ['登记机关 Registry', '演示登记机关（样张）'],
    ],
  });

async function writeCertificates(seeding: Seeding): Promise<void> {
  for (const [at, seed] of MERCHANTS.entries()) {
    const merId = at + 1;
    if (merId % WITHOUT === 0) continue;
    const name = seed.name.zh;
    const quality = specimen({
      title: '质量管理体系认证证书',
      subtitle: 'QUALITY MANAGEMENT SYSTEM',
      rows: [
        ['组织 Organization', name],
        ['标准 Standard', seed.certificates[0] ?? 'GB/T 19001'],
        ['范围 Scope', seed.products.map((row) => row.zh).join('、')],
        ['证书编号 Number', `DEMO-QMS-${String(merId).padStart(4, '0')}`],
      ],
    });
    const images = [
      await seeding.keep(`private/certificate/${seed.key}-1.svg`, licence(name, '演示', seed.founded)),
      await seeding.keep(`private/certificate/${seed.key}-2.svg`, quality),
    ];
    await seeding.db.update(merchant).set({ certificateImages: images }).where(eq(merchant.merId, merId));
  }
}

async function writeApplications(seeding: Seeding): Promise<void> {
  const { db, now } = seeding;
  const settled = MERCHANTS[SETTLED.merId - 1]!;
  const row = async (
    daysAgo: number,
    name: string,
    phone: string,
    rest: Partial<typeof intention.$inferInsert>,
  ) => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const intentionId = newId(createdAt);
    const company = name.endsWith('公司') ? name : `${name}有限公司`;
    const image = await seeding.keep(
      `private/application/${intentionId}.svg`,
      licence(company, '李建国', 2016),
    );
    return {
      intentionId,
      uid: DEMO_UIDS.personal,
      merName: name,
      legalPerson: '李建国',
      companyName: company,
      name: '李建国',
      phone,
      merchantCategoryId: 1,
      merchantTypeId: 1,
      mainProducts: ['外六角螺栓', '法兰螺母'],
      images: [image],
      createdAt,
      ...rest,
    };
  };
  const reviewed = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY);
  await insertAll(db, intention, [
    await row(40, settled.name.zh, SETTLED.phone, {
      status: 'approved',
      merId: SETTLED.merId,
      name: SETTLED.contact,
      mainProducts: settled.products.map((product) => product.zh).slice(0, 4),
      reviewedAt: reviewed(38),
    }),
  ]);
  await insertAll(db, intention, [
    await row(9, '建国五金批发部', '13800000001', {
      status: 'rejected',
      failMsg: '营业执照照片不清晰，请上传原件彩色扫描件；主营产品与经营范围不一致。',
      merchantTypeId: 3,
      reviewedAt: reviewed(8),
    }),
  ]);
  await insertAll(db, intention, [await row(1, '永年李氏标准件', '13800000001', { merchantTypeId: 1 })]);
  const [buyer] = await db.select().from(user).where(eq(user.uid, DEMO_UIDS.personal));
  const [account] = await db
    .insert(user)
    .values({
      phone: SETTLED.phone,
      nickname: settled.shortName.zh,
      passwordHash: buyer?.passwordHash ?? null,
      createdAt: reviewed(38),
    })
    .returning({ uid: user.uid });
  if (account) await db.insert(userRole).values({ uid: account.uid, role: 'merchant', merId: SETTLED.merId });
}

async function writeCards({ db, now }: Seeding): Promise<void> {
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

/** Certificates of stores, applications to open one, and business cards. */
export async function writeEntry(seeding: Seeding): Promise<void> {
  await writeCertificates(seeding);
  await writeApplications(seeding);
  await writeCards(seeding);
}
