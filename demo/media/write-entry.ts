import { eq } from 'drizzle-orm';
import { intention, merchant, user, userRole } from '#lib/db/schema.ts';
import { newId } from '#lib/kernel/ids.ts';
import { MERCHANTS } from '../merchants/index.ts';
import { DEMO_UIDS } from '../writer/write-accounts.ts';
import { insertAll, type Seeding } from '../writer/seeding.ts';
import { specimen } from './specimen.ts';
import { writeCards } from './write-cards.ts';

const DAY = 86_400_000;
/** Every seventh store has no certificates, so that its page can be seen without them. */
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

/** Answers the account of the merchant whose application was approved. */
async function writeApplications(seeding: Seeding): Promise<number> {
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
  if (!account) throw new Error('the settled merchant has no account');
  await db.insert(userRole).values({ uid: account.uid, role: 'merchant', merId: SETTLED.merId });
  return account.uid;
}

/** Certificates of stores, applications to open one, and business cards. */
export async function writeEntry(seeding: Seeding): Promise<void> {
  await writeCertificates(seeding);
  const settled = await writeApplications(seeding);
  await writeCards(seeding, { uid: settled, ...SETTLED });
}
