import { mainProductsOf } from '#lib/contracts/fields.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { hasRole, spendCode } from '#lib/domain/account/identity/index.ts';
import { pretends } from '#lib/domain/account/profile/index.ts';
import { ownsImages } from '#lib/domain/content/media/index.ts';
import {
  addIntention,
  changeIntention,
  choicesExist,
  intentionById,
  isNameTaken,
  isPhoneTaken,
  lockEntry,
} from './intention.repo.ts';
import { intentionFlow } from './intention.flow.ts';
import { readEntry } from './read-intentions.ts';

export interface Application {
  mer_name: string;
  legal_person: string;
  company_name: string;
  name: string;
  phone: string;
  code: string;
  merchant_category_id: number;
  mer_type_id: number;
  main_products: string;
  images: string[];
}

const valuesOf = (input: Application) => ({
  merName: input.mer_name,
  legalPerson: input.legal_person,
  companyName: input.company_name,
  name: input.name,
  phone: input.phone,
  merchantCategoryId: input.merchant_category_id,
  merchantTypeId: input.mer_type_id,
  mainProducts: mainProductsOf(input.main_products),
  images: [...new Set(input.images)],
});

/** What others will see: the store, its company, and who opens it, whose account is called so. */
const SHOWN = [
  ['mer_name', 'firm'],
  ['company_name', 'firm'],
  ['name', 'person'],
] as const;

/** Public facts such as names are checked before the SMS code is used up, facts about the phone only after it. */
async function refusalOf(
  ctx: UserContext,
  input: Application,
  kept: { id: string; images: string[] } = { id: '', images: [] },
): Promise<
  | Result<
      never,
      | 'code.intention'
      | 'intention.closed'
      | 'intention.image_foreign'
      | 'intention.name_taken'
      | 'intention.no_category'
      | 'intention.no_type'
      | 'intention.phone_merchant'
      | 'intention.phone_taken'
      | 'name.pretended'
    >
  | undefined
> {
  const { db } = ctx.database;
  const entry = await readEntry(ctx);
  if (!entry.ok || !entry.value.is_open) return fail('intention.closed');
  const exists = await choicesExist(db, input.merchant_category_id, input.mer_type_id);
  if (!exists.category) return fail('intention.no_category', undefined, 'merchant_category_id');
  if (!exists.type) return fail('intention.no_type', undefined, 'mer_type_id');
  const fresh = input.images.filter((path) => !kept.images.includes(path));
  if (fresh.some((path) => !path.includes('private/')) || !(await ownsImages(ctx, fresh)))
    return fail('intention.image_foreign', undefined, 'images');
  for (const [field, of] of SHOWN)
    if (await pretends(ctx, input[field], of)) return fail('name.pretended', undefined, field);
  if (await isNameTaken(db, input.mer_name, kept.id))
    return fail('intention.name_taken', undefined, 'mer_name');
  if (!(await spendCode(ctx, { phone: input.phone, type: 'intention', code: input.code })))
    return fail('code.intention', undefined, 'code');
  if (await hasRole(ctx, input.phone, 'merchant'))
    return fail('intention.phone_merchant', undefined, 'phone');
  if (await isPhoneTaken(db, input.phone, kept.id)) return fail('intention.phone_taken', undefined, 'phone');
  return undefined;
}

/** Applies to open a store. An error that a phone is known comes only after its SMS code was entered. */
export async function apply(
  ctx: UserContext,
  input: Application,
): Promise<Result<{ mer_intention_id: string }, FailureOf<typeof refusalOf>>> {
  const refusal = await refusalOf(ctx, input);
  if (refusal) return refusal;
  const createdAt = ctx.clock.now();
  const intentionId = newId(createdAt);
  const row = { intentionId, uid: ctx.actor.uid, ...valuesOf(input), createdAt };
  if (await addIntention(ctx.database.db, row)) return ok({ mer_intention_id: intentionId });
  return (await isNameTaken(ctx.database.db, input.mer_name))
    ? fail('intention.name_taken', undefined, 'mer_name')
    : fail('intention.phone_taken', undefined, 'phone');
}

/**
 * Changes an application that is waiting, or sends a refused one again; its time is renewed, its reason cleared.
 */
export async function changeApplication(
  ctx: UserContext,
  { id, ...input }: Application & { id: string },
): Promise<Result<undefined, FailureOf<typeof refusalOf> | 'intention.not_found' | 'intention.wrong_state'>> {
  const found = await intentionById(ctx.database.db, id);
  if (!found || found.intention.uid !== ctx.actor.uid) return fail('intention.not_found');
  const { status, images } = found.intention;
  const next = intentionFlow.next(status, 'edit');
  if (!next) return fail('intention.wrong_state');
  const refusal = await refusalOf(ctx, input, { id, images });
  if (refusal) return refusal;
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    await lockEntry(db);
    if (await isNameTaken(db, input.mer_name, id)) return fail('intention.name_taken', undefined, 'mer_name');
    if (await isPhoneTaken(db, input.phone, id)) return fail('intention.phone_taken', undefined, 'phone');
    const values = { ...valuesOf(input), status: next, failMsg: '', createdAt: ctx.clock.now() };
    return (await changeIntention(db, id, status, values)) ? ok() : fail('intention.wrong_state');
  });
}
