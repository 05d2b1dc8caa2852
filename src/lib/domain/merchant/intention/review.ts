import { timer } from '#lib/kernel/timers.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { languageOf, giveInitialPassword, giveRoleOf, hasRole } from '#lib/domain/account/identity/index.ts';
import { notifyUser } from '#lib/domain/account/notice/index.ts';
import { readConfig } from '#lib/domain/content/site/index.ts';
import {
  addStore,
  addStoreFreight,
  changeIntention,
  intentionById,
  type IntentionRow,
} from './intention.repo.ts';
import { intentionFlow } from './intention.flow.ts';
import { storeLook } from './store-look.ts';

const RECORDS = '/user/settle_record';
/** Nobody has reviewed it yet. */
const NEW_STORE_SCORE = 0;

async function lookOf(ctx: UserContext, row: IntentionRow) {
  const look = storeLook(row.merName);
  const keep = async (name: string, svg: string): Promise<string> => {
    const path = `store/${row.intentionId}/${name}.svg`;
    await ctx.storage.put(path, new TextEncoder().encode(svg), 'image/svg+xml');
    return ctx.storage.urlOf(path);
  };
  return { avatar: await keep('logo', look.avatar), banner: await keep('banner', look.banner) };
}

function storeOf(ctx: UserContext, row: IntentionRow, look: { avatar: string; banner: string }) {
  const nothing = { zh: '', en: '' };
  return {
    key: `entry-${row.intentionId}`,
    name: row.merName,
    nameEn: row.merName,
    ...look,
    merchantTypeId: row.merchantTypeId,
    merchantCategoryId: row.merchantCategoryId,
    isReviewed: true,
    provinceCode: '',
    cityCode: '',
    address: '',
    addressEn: '',
    servicePhone: row.phone,
    intro: row.companyName,
    introEn: row.companyName,
    archive: {
      // Applicants are not asked for it; the store sets it in its profile.
      foundedYear: 0,
      registeredCapitalWan: 0,
      factoryAreaM2: 0,
      employees: 0,
      equipment: [],
      capacity: nothing,
      mainProducts: row.mainProducts.map((name) => ({ zh: name, en: name })),
      certificates: [],
    },
    productScore: NEW_STORE_SCORE,
    serviceScore: NEW_STORE_SCORE,
    postageScore: NEW_STORE_SCORE,
    certificateImages: row.images,
    createdAt: ctx.clock.now(),
  };
}

/**
 * Opens the store of an application: the phone becomes its merchant's account; who has no password yet gets one by
 * SMS, good for 72 hours. Nobody opens a store that they applied for, or would own.
 */
export async function approve(
  ctx: UserContext,
  { id }: { id: string },
): Promise<
  Result<
    { mer_id: number },
    'intention.not_found' | 'intention.phone_merchant' | 'intention.wrong_state' | 'oversight.own_store'
  >
> {
  const found = await intentionById(ctx.database.db, id);
  if (!found) return fail('intention.not_found');
  const row = found.intention;
  if (row.uid === ctx.actor.uid) return fail('oversight.own_store');
  const to = intentionFlow.next(row.status, 'approve');
  if (!to) return fail('intention.wrong_state');
  if (await hasRole(ctx, row.phone, 'merchant')) return fail('intention.phone_merchant');
  const made = await giveInitialPassword();
  const look = await lookOf(ctx, row);
  const config = await readConfig(ctx);
  const address = config.ok ? config.value.merchant_login_url : '';
  const url = address.startsWith('/') ? ctx.settings.siteUrl + address : address;

  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const reviewedAt = ctx.clock.now();
    const isFirst = await changeIntention(db, id, row.status, { status: to, reviewedAt });
    if (!isFirst) return fail('intention.wrong_state');
    const merId = await addStore(db, storeOf(ctx, row, look));
    await addStoreFreight(db, merId);
    await changeIntention(db, id, to, { merId });
    const role = { phone: row.phone, nickname: row.name, merId, made };
    const given = await giveRoleOf(ctx, role);
    // Another application of the same phone was approved in the same moment.
    if (!given) return fail('intention.phone_merchant');
    const { uid, isNewPassword } = given;
    if (uid === ctx.actor.uid) return fail('oversight.own_store');
    const params: Record<string, string> = { name: row.merName, account: row.phone, url };
    if (isNewPassword) {
      params['password'] = made.password;
      params['hours'] = String(timer('initial_password') / 3_600_000);
      await notifyUser(ctx, { uid, kind: 'initial_password', link: '/user?type=2' });
    }
    const template = isNewPassword ? 'intention.approved' : 'intention.approved_own';
    const locale = await languageOf(ctx, row.uid);
    await ctx.jobs.send('sms.send', { phone: row.phone, template, params, locale });
    await notifyUser(ctx, {
      uid: row.uid,
      kind: 'intention_approved',
      params: { name: row.merName },
      link: RECORDS,
    });
    await ctx.changed('stores');
    return ok({ mer_id: merId });
  });
}

/** Refuses an application; the applicant gets the reason by SMS. */
export async function reject(
  ctx: UserContext,
  { id, reason }: { id: string; reason: string },
): Promise<Result<undefined, 'intention.not_found' | 'intention.wrong_state'>> {
  const found = await intentionById(ctx.database.db, id);
  if (!found) return fail('intention.not_found');
  const row = found.intention;
  const to = intentionFlow.next(row.status, 'reject');
  if (!to) return fail('intention.wrong_state');
  return ctx.database.tx(async () => {
    const values = { status: to, failMsg: reason, reviewedAt: ctx.clock.now() };
    if (!(await changeIntention(ctx.database.db, id, row.status, values)))
      return fail('intention.wrong_state');
    const params = { name: row.merName, reason };
    const locale = await languageOf(ctx, row.uid);
    const message = { phone: row.phone, template: 'intention.rejected', params, locale };
    await ctx.jobs.send('sms.send', message);
    await notifyUser(ctx, { uid: row.uid, kind: 'intention_rejected', params, link: RECORDS });
    return ok();
  });
}
