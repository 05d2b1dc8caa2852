import { activityApi } from '#lib/contracts/activity.ts';
import type { AboutKind, DoneAct, OwnAboutKind } from '#lib/contracts/audit.ts';
import { bankTransferApi } from '#lib/contracts/bank-transfer.ts';
import { broadcastApi } from '#lib/contracts/broadcast.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { customerApi } from '#lib/contracts/customer.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { intentionApi } from '#lib/contracts/intention.ts';
import { massChangeApi } from '#lib/contracts/mass-change.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { holdsRole } from '#lib/contracts/platform-role.ts';
import { postApi } from '#lib/contracts/post.ts';
import { priceListApi } from '#lib/contracts/price-list.ts';
import { searchApi } from '#lib/contracts/search.ts';
import { staffApi } from '#lib/contracts/staff.ts';
import { holdsStoreRole } from '#lib/contracts/store-role.ts';
import { taxonomyApi } from '#lib/contracts/taxonomy.ts';
import type { Db } from '#lib/db/database.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext, UserContext } from '#lib/domain/context.ts';
import { actsWith, actThatMade, makingOf } from './audit.repo.ts';

const MOST = 50;

/** The list that a thing stands in, whose readers read its history; where it is worked on, and the field that names it. */
interface About {
  list: Row;
  paths: readonly string[];
  field?: string;
  /** Its making stands under the number that the act has answered. */
  isMade?: true;
}
const ABOUT: Record<AboutKind, About> = {
  store: { list: oversightApi.stores, paths: ['/api/platform/store/'] },
  member: { list: oversightApi.members, paths: ['/api/platform/member/', '/api/platform/erasure/propose/'] },
  coupon: { list: couponApi.platformList, paths: ['/api/platform/coupon/'] },
  activity: { list: activityApi.all, paths: ['/api/platform/activity/'] },
  goods: { list: oversightApi.goods, paths: ['/api/platform/goods/'] },
  video: { list: postApi.platformList, paths: ['/api/platform/community/'] },
  broadcast: { list: broadcastApi.all, paths: ['/api/platform/broadcast/'] },
  application: { list: intentionApi.waiting, paths: ['/api/platform/intention/'] },
  company: { list: companyApi.list, paths: ['/api/platform/company/'], field: 'company_id' },
  inquiry: { list: inquiryApi.platformList, paths: ['/api/platform/inquiry/'] },
  category: { list: taxonomyApi.categories, paths: ['/api/platform/category/'], isMade: true },
  parameter: { list: taxonomyApi.parameters, paths: ['/api/platform/parameter/'], isMade: true },
  voucher: { list: bankTransferApi.list, paths: ['/api/platform/transfer/'], field: 'transfer_id' },
  brand: { list: taxonomyApi.brands, paths: ['/api/platform/brand/'], isMade: true },
  synonym: { list: searchApi.synonyms, paths: ['/api/platform/search/synonym/'], isMade: true },
  operator: { list: oversightApi.operators, paths: ['/api/platform/operator/'], isMade: true },
};
const OWN: Record<OwnAboutKind, About> = {
  coupon: { list: couponApi.storeList, paths: ['/api/merchant/coupon/'] },
  broadcast: { list: broadcastApi.own, paths: ['/api/merchant/broadcast/'] },
  customer: {
    list: customerApi.list,
    paths: ['/api/merchant/customer/', priceListApi.create.path],
    field: 'customer',
  },
  staff: { list: staffApi.list, paths: ['/api/merchant/staff/change/'] },
};

/** The input of an act; one that was too long is stored cut and is no JSON. */
function sentIn(input: string): Record<string, unknown> {
  try {
    const sent: unknown = JSON.parse(input);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

/** Form of a sent value that distinguishes acts of one route, such as `take_down`. */
const WORD = /^[a-z_]{1,20}$/;
const isSwitch = (value: unknown): value is string | boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && WORD.test(value));

const shown = (found: Awaited<ReturnType<typeof actsWith>>): DoneAct[] =>
  found.map(({ entry, nickname }) => {
    const sent = sentIn(entry.input);
    const switches = Object.entries(sent).filter(([, value]) => isSwitch(value));
    return {
      time: entry.at.toISOString(),
      nickname: nickname ?? '',
      act: entry.act,
      reason: typeof sent['reason'] === 'string' ? sent['reason'] : '',
      sent: Object.fromEntries(switches.map(([name, value]) => [name, String(value)])),
    };
  });

/** Coupons have short numeric ids; an id of another form belongs to another kind of record. */
const COUPON_ID = /^\d{1,9}$/;

/** A coupon's id does not stand in the request that made it, so its making is read from the coupon's row. */
async function withMaking(
  db: Db,
  acts: DoneAct[],
  { merId, id, path }: { merId: number; id: string; path: string },
): Promise<DoneAct[]> {
  const made = COUPON_ID.test(id) ? await makingOf(db, merId, Number(id)) : undefined;
  if (!made) return acts;
  const making = {
    time: made.at.toISOString(),
    nickname: made.nickname ?? '',
    act: `POST ${path}`,
    reason: '',
    sent: {},
  };
  return [...acts, making];
}

/** Acts of the platform's people on a thing; empty for a caller who may not read the list that it stands in. */
export async function actsAbout(
  ctx: UserContext,
  { kind, id }: { kind: AboutKind; id: string },
): Promise<Result<DoneAct[], never>> {
  const { list, paths, field = 'id', isMade } = ABOUT[kind];
  if (!holdsRole(ctx.actor.platformRoles, list.role)) return ok([]);
  const db = ctx.database.reader;
  const isCoupon = kind === 'coupon';
  const undoneAt = isCoupon ? massChangeApi.platformUndo.path : undefined;
  const acts = shown(await actsWith(db, { merId: null, paths, field, id, undoneAt }, MOST));
  if (isCoupon) return ok(await withMaking(db, acts, { merId: 0, id, path: couponApi.platformCreate.path }));
  return ok(isMade ? [...acts, ...shown(await actThatMade(db, { paths, id }))] : acts);
}

/** Acts of the people of the caller's store on a thing of it; empty for a caller who may not read its list. */
export async function ownActsAbout(
  ctx: MerchantContext,
  { kind, id }: { kind: OwnAboutKind; id: string },
): Promise<Result<DoneAct[], never>> {
  const { list, paths, field = 'id' } = OWN[kind];
  const { merId, stores = [] } = ctx.actor;
  if (!holdsStoreRole(stores.find((store) => store.merId === merId)?.roles, list.role)) return ok([]);
  const db = ctx.database.reader;
  const isCoupon = kind === 'coupon';
  const undoneAt = isCoupon ? massChangeApi.undo.path : undefined;
  const acts = shown(await actsWith(db, { merId, paths, field, id, undoneAt }, MOST));
  return ok(isCoupon ? await withMaking(db, acts, { merId, id, path: couponApi.storeCreate.path }) : acts);
}
