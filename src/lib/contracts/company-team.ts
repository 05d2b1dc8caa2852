import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { AddressView } from './address.ts';
import { endpoint } from './endpoint.ts';
import { PHONE, TEAM_ROLES } from './fields.ts';
import { Amount, Id, listInput, listOf, RandomId, Time } from './list.ts';

const Role = z.enum(TEAM_ROLES);
/** In yuan, "500.00"; null takes the limit away. */
const OrderLimit = z.nullable(z.string('team.order_limit').check(z.maxLength(20, 'team.order_limit')));

export const TeamMember = z.object({
  member_id: z.number(),
  nickname: z.string(),
  avatar: z.string(),
  /** With its middle hidden. */
  phone: z.string(),
  /** admin, purchaser, approver or finance. */
  role: z.string(),
  is_owner: z.boolean(),
  is_self: z.boolean(),
  /** Their orders above this wait for approval; null: the company's rule. Shown to admins, approvers and the member. */
  order_limit: z.nullable(Amount),
  /** With what they ordered in the month above this, orders wait as well; null: no budget. */
  month_budget: z.nullable(Amount),
  /** May the caller set them? */
  can_limit: z.boolean(),
  since: z.nullable(Time),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z.object({
  invitation_id: z.string(),
  company_name: z.string(),
  /** Who is asked; with its middle hidden to others than the company's admins. */
  phone: z.string(),
  role: z.string(),
  /** Who asks. */
  inviter: z.string(),
  create_time: Time,
  expire_time: Time,
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const TeamView = z.object({
  company_id: z.number(),
  name: z.string(),
  /** What the caller is there. */
  role: z.string(),
  is_owner: z.boolean(),
  /** May the caller invite, change roles, remove, and read the log? */
  can_manage: z.boolean(),
  /** May the caller set the company's limit and decide about orders? */
  can_approve: z.boolean(),
  /** May the caller read all orders, bills and invoices, and pay approved orders? */
  can_account: z.boolean(),
  /** Does the caller buy for the company? */
  can_buy: z.boolean(),
  /** Above this, purchasers' orders wait for approval; null: none do. */
  order_limit: z.nullable(Amount),
  /** The limit that holds for the caller: the own one, or the company's; null: none. */
  own_limit: z.nullable(Amount),
  /** What the caller may order in a month, and has ordered in this one; without a budget nothing is counted. */
  own_budget: z.nullable(Amount),
  own_month: Amount,
  members: z.array(TeamMember),
  /** Open ones; for admins. */
  invitations: z.array(TeamInvitation),
  /** The company is offered to a member, who would own it; for the owner and that member. */
  handover: z.nullable(
    z.object({
      name: z.string(),
      owner: z.string(),
      /** The reader is asked. */
      is_mine: z.boolean(),
      expire_time: Time,
    }),
  ),
});
export type TeamView = z.infer<typeof TeamView>;

export const TeamEntry = z.object({
  entry_id: z.string(),
  /** Who did it. */
  actor: z.string(),
  /** What: a sentence in the caller's language. */
  text: z.string(),
  create_time: Time,
});
export type TeamEntry = z.infer<typeof TeamEntry>;

const Addresses = z.object({ addresses: z.array(AddressView) });
const limit = { max: 60, windowMs: minutes(10) };
const member = { member_id: Id };
/** Who holds the account, asked once more; the code where there is a second factor. */
const proof = {
  password: z._default(z.string().check(z.maxLength(100, 'ERROR8')), ''),
  code: z._default(z.string().check(z.trim(), z.maxLength(40, 'factor.wrong')), ''),
};
const ofProof = [
  'ERROR8',
  'password.wrong',
  'login.frozen',
  'factor.password_first',
  'factor.code',
  'factor.wrong',
  'factor.frozen',
] as const;

export const companyTeamApi = {
  read: endpoint.get('/api/user/company/team', {
    summary: 'The verified company that the caller buys for, with its people as the caller may see them',
    access: 'user',
    returns: z.object({ team: z.nullable(TeamView) }),
  }),
  invitations: endpoint.get('/api/user/company/invitations', {
    summary: 'Companies that ask the caller’s phone to buy for them',
    access: 'user',
    returns: z.object({ invitations: z.array(TeamInvitation) }),
  }),
  invite: endpoint.post('/api/user/company/invite', {
    summary: 'Asks a phone to buy for the company; whether it has an account is not told',
    access: 'user',
    input: z.object({ phone: z.string('ERROR2').check(z.trim(), z.regex(PHONE, 'ERROR3')), role: Role }),
    returns: TeamInvitation,
    fails: ['team.forbidden', 'team.invited_already', 'team.member_already', 'team.full', 'ERROR2', 'ERROR3'],
    limit,
  }),
  withdraw: endpoint.post('/api/user/company/invitation/:invitation_id/withdraw', {
    summary: 'Takes an open invitation back',
    access: 'user',
    input: z.object({ invitation_id: RandomId }),
    fails: ['team.forbidden', 'team.invitation_not_found'],
  }),
  answer: endpoint.post('/api/user/company/invitation/:invitation_id/answer', {
    summary: 'Accepts or refuses an invitation to the caller’s phone',
    access: 'user',
    input: z.object({ invitation_id: RandomId, is_agreed: z.boolean() }),
    returns: z.object({ team: z.nullable(TeamView) }),
    fails: ['team.invitation_not_found', 'team.elsewhere', 'team.full'],
  }),
  role: endpoint.post('/api/user/company/member/:member_id/role', {
    summary: 'Changes what a member may do; it counts from their next request on',
    access: 'user',
    input: z.object({ ...member, role: Role }),
    returns: TeamView,
    fails: ['team.forbidden', 'team.member_not_found', 'team.self', 'team.owner'],
    limit,
  }),
  limit: endpoint.post('/api/user/company/member/:member_id/limit', {
    summary: 'Sets the sum above which a member’s orders wait for approval, for one order or for a month',
    access: 'user',
    input: z.object({
      ...member,
      order_limit: z.optional(OrderLimit),
      /** Left out: stays as it is. */
      month_budget: z.optional(OrderLimit),
    }),
    returns: TeamView,
    fails: ['team.forbidden', 'team.member_not_found', 'team.self', 'team.order_limit'],
    limit,
  }),
  rule: endpoint.post('/api/user/company/rule', {
    summary: 'Sets the sum above which orders of purchasers wait for approval',
    access: 'user',
    input: z.object({ order_limit: OrderLimit }),
    returns: TeamView,
    fails: ['team.forbidden', 'team.order_limit'],
    limit,
  }),
  remove: endpoint.post('/api/user/company/member/:member_id/remove', {
    summary: 'Removes a member at once; their orders for the company go to its owner',
    access: 'user',
    input: z.object(member),
    returns: TeamView,
    fails: ['team.forbidden', 'team.member_not_found', 'team.self', 'team.owner'],
    limit,
  }),
  leave: endpoint.post('/api/user/company/leave', {
    summary: 'Leaves the company; orders made for it go to its owner',
    access: 'user',
    fails: ['team.not_member', 'team.owner_leaves'],
  }),
  offerCompany: endpoint.post('/api/user/company/handover', {
    summary: 'The owner asks a member to own the company; nothing changes until that one accepts',
    access: 'user',
    input: z.object({ ...member, ...proof }),
    returns: TeamView,
    fails: ['team.forbidden', 'team.member_not_found', 'team.self', 'team.handover_open', ...ofProof],
    limit,
  }),
  withdrawCompany: endpoint.post('/api/user/company/handover/withdraw', {
    summary: 'The owner takes that back',
    access: 'user',
    returns: TeamView,
    fails: ['team.forbidden', 'team.handover_over'],
  }),
  answerHandover: endpoint.post('/api/user/company/handover/answer', {
    summary: 'The member who is asked to own the company accepts, which makes it theirs, or refuses',
    access: 'user',
    input: z.object({ is_agreed: z.boolean(), ...proof }),
    returns: TeamView,
    fails: ['team.forbidden', 'team.handover_over', ...ofProof],
    limit,
  }),
  log: endpoint.get('/api/user/company/log', {
    summary: 'Everything that was done in the company, newest first; for its admins',
    access: 'user',
    input: z.object(listInput),
    returns: listOf(TeamEntry),
    fails: ['team.forbidden'],
  }),
  addresses: endpoint.get('/api/user/company/addresses', {
    summary: 'Places of the company to which its buyers have goods sent',
    access: 'user',
    returns: Addresses,
  }),
  shareAddress: endpoint.post('/api/user/company/address', {
    summary: 'Copies an address of the caller for the company; for admins',
    access: 'user',
    input: z.object({ address_id: RandomId }),
    returns: Addresses,
    fails: ['team.forbidden', 'address.not_found', 'address.limit'],
  }),
  dropAddress: endpoint.post('/api/user/company/address/:address_id/remove', {
    summary: 'Takes an address of the company away; for admins',
    access: 'user',
    input: z.object({ address_id: RandomId }),
    returns: Addresses,
    fails: ['team.forbidden'],
  }),
};
