import type { TeamRole } from '#lib/contracts/fields.ts';
import type { StoreRole } from '#lib/contracts/store-role.ts';
import { hashPassword } from '#lib/domain/account/identity/index.ts';
import { address, company, user, userRole } from '#lib/db/schema.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { DEMO_PASSWORD } from '#lib/server/demo-accounts.ts';
import { DEMO_MERCHANTS, MERCHANTS } from '../merchants/index.ts';
import { insertAll, type Seeding } from './seeding.ts';

export const DEMO_UIDS = {
  personal: 1,
  enterprise: 2,
  enterpriseTwo: 3,
  merchant: 4,
  merchantTwo: 5,
  clerk: 6,
  platform: 7,
  finance: 8,
  purchaser: 9,
  bookkeeper: 10,
};

const ACCOUNTS: [uid: number, phone: string, nickname: string, companyId: number | null][] = [
  [1, '13800000001', '李师傅', null],
  [2, '13800000002', '华北机械采购部', 1],
  [3, '13800000003', '东海船舶王工', 2],
  [4, '13800000011', '恒劲紧固件', null],
  [5, '13800000012', '瑞通轴承', null],
  [6, '13800000021', '配送员小赵', null],
  [7, '13800000099', '平台运营', null],
  // Large bank transfers take two people.
  [8, '13800000098', '平台财务', null],
  // Colleagues of 13800000002: one buys, one keeps the books.
  [9, '13800000004', '华北机械采购员小周', 1],
  [10, '13800000005', '华北机械财务老孙', 1],
  // Runs every store that has no staff of its own, so that all orders can be sent.
  [16, '13800000013', '商城代管员', null],
  // The first store's people, one for each role besides its owner.
  [17, '13800000014', '恒劲店长老魏', null],
  [18, '13800000015', '恒劲销售小吕', null],
  [19, '13800000016', '恒劲仓库老冯', null],
  [20, '13800000017', '恒劲财务韩姐', null],
  [21, '13800000018', '恒劲客服小乔', null],
  // One of the platform's people for each role.
  [11, '13800000091', '平台审核', null],
  [12, '13800000092', '平台出纳', null],
  [13, '13800000093', '平台客服', null],
  [14, '13800000094', '平台编辑', null],
  [15, '13800000095', '平台风控', null],
];

/** What those are who have not founded their company; the others are its owners. */
const COMPANY_ROLES: Record<number, TeamRole> = { 9: 'purchaser', 10: 'finance' };

/** Who works for the first store, and as what. */
const STAFF: [uid: number, role: StoreRole][] = [
  [17, 'manager'],
  [18, 'sales'],
  [19, 'warehouse'],
  [20, 'finance'],
  [21, 'service'],
];

export const ROLES: (typeof userRole.$inferInsert)[] = [
  { uid: 4, role: 'merchant', merId: 1 },
  { uid: 5, role: 'merchant', merId: 2 },
  ...MERCHANTS.slice(DEMO_MERCHANTS.length).map((_, at) => ({
    uid: 16,
    role: 'merchant' as const,
    merId: DEMO_MERCHANTS.length + at + 1,
  })),
  ...STAFF.map(([uid, storeRole]) => ({
    uid,
    role: 'merchant' as const,
    merId: 1,
    storeRoles: [storeRole],
  })),
  { uid: 6, role: 'clerk', merId: 1 },
  { uid: 7, role: 'platform', merId: null, platformRoles: ['owner'] },
  { uid: 8, role: 'platform', merId: null, platformRoles: ['owner'] },
  { uid: 11, role: 'platform', merId: null, platformRoles: ['review'] },
  { uid: 12, role: 'platform', merId: null, platformRoles: ['finance'] },
  { uid: 13, role: 'platform', merId: null, platformRoles: ['service'] },
  { uid: 14, role: 'platform', merId: null, platformRoles: ['content'] },
  { uid: 15, role: 'platform', merId: null, platformRoles: ['risk'] },
];

const ADDRESSES: [
  uid: number,
  name: string,
  codes: string[],
  names: string[],
  detail: string,
  isDefault: boolean,
][] = [
  [
    9,
    '周敏',
    ['13', '1301', '130102', '130102001'],
    ['河北省', '石家庄市', '长安区', '建北街道'],
    '中山东路 265 号华北机械仓库',
    true,
  ],
  [
    1,
    '李建国',
    ['11', '1101', '110105', '110105001'],
    ['北京市', '市辖区', '朝阳区', '建外街道'],
    '建国路 88 号院 3 号楼 1201',
    true,
  ],
  [
    1,
    '李建国',
    ['13', '1304', '130408', '130408100'],
    ['河北省', '邯郸市', '永年区', '临洺关镇'],
    '迎宾大街 16 号',
    false,
  ],
  [
    2,
    '陈晓敏',
    ['13', '1301', '130102', '130102001'],
    ['河北省', '石家庄市', '长安区', '建北街道'],
    '中山东路 265 号华北机械仓库',
    true,
  ],
  [
    2,
    '赵磊',
    ['31', '3101', '310115', '310115004'],
    ['上海市', '市辖区', '浦东新区', '潍坊新村街道'],
    '张杨路 628 弄 2 号',
    false,
  ],
  [
    3,
    '王海',
    ['33', '3310', '331081', '331081001'],
    ['浙江省', '台州市', '温岭市', '太平街道'],
    '万昌中路 1355 号',
    true,
  ],
];

const companyAge = (uid: number): number => (COMPANY_ROLES[uid] ? 12 : 90);

/** The accounts that README and tests name; one password for all of them, on demo data only. */
export async function writeAccounts({ db, now }: Seeding): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await insertAll(db, company, [
    {
      companyId: 1,
      name: '河北华北机械制造有限公司',
      taxNo: '91130100MA0DEM817Q',
      status: 'verified',
      applicantUid: 2,
      creditLimit: 5_000_000,
      createdAt: now,
    },
    {
      companyId: 2,
      name: '浙江东海船舶配套有限公司',
      taxNo: '91331081MA2DEMO021',
      status: 'verified',
      applicantUid: 3,
      creditLimit: 2_000_000,
      createdAt: now,
    },
  ]);
  await insertAll(
    db,
    user,
    ACCOUNTS.map(([uid, phone, nickname, companyId]) => ({
      uid,
      phone,
      nickname,
      companyId,
      companyRole: COMPANY_ROLES[uid] ?? (companyId === null ? 'purchaser' : 'admin'),
      companySince: companyId === null ? null : after(now, -days(companyAge(uid))),
      passwordHash,
      createdAt: now,
    })),
  );
  await insertAll(db, userRole, ROLES);
  await insertAll(
    db,
    address,
    ADDRESSES.map(([uid, realName, regionCodes, regionNames, detail, isDefault]) => ({
      addressId: newId(now),
      uid,
      realName,
      phone: ACCOUNTS.find(([id]) => id === uid)![1],
      regionCodes,
      regionNames,
      detail,
      isDefault,
      createdAt: now,
    })),
  );
}
