// A mall with five empty stores and four categories: all that a file of goods needs.
import { category, merchant, merchantCategory, merchantType } from '#lib/db/schema.ts';
import { openTestMall, type TestMall } from '../mall.ts';

const CATEGORIES: [id: number, key: string, path: number[]][] = [
  [1, 'fasteners', [1]],
  [2, 'fasteners-bolts', [1, 2]],
  [3, 'fasteners-bolts-hex', [1, 2, 3]],
  [4, 'fasteners-bolts-stud', [1, 2, 4]],
];
const PICTURE = '/files/category/fasteners.svg';

/** A store that sells nothing yet. */
export const storeRow = (merId: number, at: Date): typeof merchant.$inferInsert => ({
  merId,
  key: `store-${merId}`,
  name: `店铺${merId}`,
  nameEn: `Store ${merId}`,
  avatar: PICTURE,
  banner: PICTURE,
  merchantTypeId: 1,
  merchantCategoryId: 1,
  provinceCode: '13',
  cityCode: '1304',
  address: '',
  addressEn: '',
  servicePhone: '400-801-7023',
  intro: '',
  introEn: '',
  archive: {
    foundedYear: 2000,
    registeredCapitalWan: 1,
    factoryAreaM2: 1,
    employees: 1,
    equipment: [],
    capacity: { zh: '', en: '' },
    mainProducts: [],
    certificates: [],
  },
  productScore: 48,
  serviceScore: 48,
  postageScore: 48,
  createdAt: at,
});

export async function openSmallMall(options: Parameters<typeof openTestMall>[0] = {}): Promise<TestMall> {
  const mall = await openTestMall(options);
  const { db } = mall.services.database;
  await mall.services.storage.put(
    'category/fasteners.svg',
    new TextEncoder().encode('<svg/>'),
    'image/svg+xml',
  );
  await db.insert(category).values(
    CATEGORIES.map(([categoryId, key, path]) => ({
      categoryId,
      key,
      path,
      parentId: path.at(-2) ?? 0,
      level: path.length,
      name: key,
      nameEn: key,
      pic: path.length === 1 ? PICTURE : '',
    })),
  );
  await db.insert(merchantType).values({ merchantTypeId: 1, key: 'works', name: '工厂', nameEn: 'Works' });
  await db.insert(merchantCategory).values({ merchantCategoryId: 1, name: '紧固件', nameEn: 'Fasteners' });
  await db.insert(merchant).values([1, 2, 3, 4, 5].map((merId) => storeRow(merId, mall.clock.now())));
  return mall;
}
