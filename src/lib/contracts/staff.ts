import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PHONE } from './fields.ts';
import { Keyword, Id, listInput, listOf, RandomId, Time } from './list.ts';
import { EVERYBODY, STAFF_ROLES } from './store-role.ts';

/** Somebody who works for a store, the phone shown as far as one has to know it; or a phone that it has asked. */
export const StaffMember = z.object({
  /** null: an invitation that is not accepted yet. */
  uid: z.nullable(z.number()),
  invitation_id: z.nullable(z.string()),
  nickname: z.string(),
  phone: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  is_own: z.boolean(),
  /** Last here, in the mall; null: never yet. */
  seen_time: z.nullable(Time),
  /** Until when an invitation may be answered. */
  expire_time: z.nullable(Time),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffInvitation = z.object({
  invitation_id: z.string(),
  store_name: z.string(),
  store_name_en: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** Who asks. */
  inviter: z.string(),
  create_time: Time,
  expire_time: Time,
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

const Turn = z._default(z.boolean(), false);
const roles = {
  owner: Turn,
  manager: Turn,
  sales: Turn,
  warehouse: Turn,
  finance: Turn,
  service: Turn,
  /** Brings its goods inside the town. */
  rider: Turn,
};
const ofOwner = { access: 'merchant', role: 'owner' } as const;

export const staffApi = {
  list: endpoint.get('/api/merchant/staff', {
    access: 'merchant',
    role: EVERYBODY,
    summary:
      'Who works for the caller’s store, and in which roles; its owners also see whom they have invited',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(StaffMember),
  }),
  invite: endpoint.post('/api/merchant/staff/invite', {
    ...ofOwner,
    summary:
      'Asks a phone to work for the caller’s store in some roles; whether it has an account is not told',
    input: z.object({ phone: z.string().check(z.regex(PHONE, 'ERROR3')), ...roles }),
    fails: ['ERROR3', 'staff.invited_already', 'staff.no_role', 'staff.twice'],
    limit: { max: 30, windowMs: 3_600_000 },
  }),
  withdraw: endpoint.post('/api/merchant/staff/invitation/:invitation_id/withdraw', {
    ...ofOwner,
    summary: 'Takes an open invitation of the caller’s store back',
    input: z.object({ invitation_id: RandomId }),
    fails: ['staff.invitation_not_found'],
  }),
  invitations: endpoint.get('/api/user/staff/invitations', {
    access: 'user',
    summary: 'Stores that ask the caller’s phone to work for them',
    returns: z.object({ invitations: z.array(StaffInvitation) }),
  }),
  answer: endpoint.post('/api/user/staff/invitation/:invitation_id/answer', {
    access: 'user',
    summary:
      'Accepts or refuses an invitation to the caller’s phone; the roles hold from the next request on',
    input: z.object({ invitation_id: RandomId, is_agreed: z.boolean() }),
    fails: ['staff.invitation_not_found'],
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
