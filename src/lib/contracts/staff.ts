import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PHONE } from './fields.ts';
import { Id, listInput, listOf, Time } from './list.ts';
import { EVERYBODY, STORE_ROLES } from './store-role.ts';

/** Somebody who works for a store; the phone is shown as far as one has to know it. */
export const StaffMember = z.object({
  uid: z.number(),
  nickname: z.string(),
  phone: z.string(),
  roles: z.array(z.enum(STORE_ROLES)),
  is_own: z.boolean(),
  /** Last here, in the mall; null: never yet. */
  seen_time: z.nullable(Time),
});
export type StaffMember = z.infer<typeof StaffMember>;

const Turn = z._default(z.boolean(), false);
const roles = {
  owner: Turn,
  manager: Turn,
  sales: Turn,
  warehouse: Turn,
  finance: Turn,
  service: Turn,
};
const ofOwner = { access: 'merchant', role: 'owner' } as const;

export const staffApi = {
  list: endpoint.get('/api/merchant/staff', {
    access: 'merchant',
    role: EVERYBODY,
    summary: 'Who works for the caller’s store, and in which roles',
    input: z.object(listInput),
    returns: listOf(StaffMember),
  }),
  add: endpoint.post('/api/merchant/staff/add', {
    ...ofOwner,
    summary: 'Lets an account work for the caller’s store in some roles, from its next page on',
    input: z.object({ phone: z.string().check(z.regex(PHONE, 'ERROR3')), ...roles }),
    fails: ['ERROR3', 'staff.no_account', 'staff.no_role', 'staff.twice'],
    limit: { max: 30, windowMs: 3_600_000 },
  }),
  change: endpoint.post('/api/merchant/staff/change/:id', {
    ...ofOwner,
    summary: 'Gives somebody of the caller’s store other roles; without any he works there no more',
    input: z.object({ id: Id, ...roles }),
    fails: ['staff.gone', 'staff.own_account'],
  }),
  leave: endpoint.post('/api/merchant/staff/leave', {
    access: 'merchant',
    role: EVERYBODY,
    summary: 'The caller works for the store no more; its last owner stays',
    fails: ['staff.gone', 'staff.last_owner'],
  }),
};
