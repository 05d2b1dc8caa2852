import * as z from 'zod/mini';
import { minutes } from '../kernel/clock.ts';
import { endpoint } from './endpoint.ts';
import { COMPANY_NAME, TAX_NO } from './fields.ts';
import { Amount, Id, listInput, listOf, Time } from './list.ts';

export const COMPANY_STATES = ['pending', 'verified', 'rejected', 'ended'] as const;

export const CompanyView = z.object({
  company_id: z.number(),
  name: z.string(),
  tax_no: z.string(),
  /** pending, verified, rejected, or ended with its owner's account. */
  status: z.string(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  /** Private picture; only its owner and the platform may open it. */
  licence: z.string(),
  credit_limit: Amount,
  credit_used: Amount,
  create_time: Time,
});
export type CompanyView = z.infer<typeof CompanyView>;

/** The same for the platform. */
export const DeskCompany = z.object({
  ...CompanyView.shape,
  /** A large limit that one person has named and a second one has to name, too. */
  proposed: z.nullable(z.object({ credit_limit: Amount, by: z.string(), time: Time, is_own: z.boolean() })),
});
export type DeskCompany = z.infer<typeof DeskCompany>;

export const companyApi = {
  read: endpoint.get('/api/user/company', {
    summary: 'The company that the caller buys for',
    access: 'user',
    returns: z.object({ company: z.nullable(CompanyView) }),
  }),
  apply: endpoint.post('/api/user/company', {
    summary: 'Sends a company to the platform for verification, or a rejected one again',
    access: 'user',
    input: z.object({
      name: z
        .string('company.name')
        .check(z.trim(), z.maxLength(60, 'company.name'), z.regex(COMPANY_NAME, 'company.name')),
      tax_no: z
        .string('company.tax_no')
        .check(z.maxLength(20, 'company.tax_no'), z.regex(TAX_NO, 'company.tax_no')),
      /** A picture that the caller has uploaded in the field `application`. */
      licence: z
        .string('company.licence')
        .check(z.minLength(1, 'company.licence'), z.maxLength(300, 'company.licence')),
    }),
    returns: CompanyView,
    fails: ['company.name', 'name.pretended', 'company.tax_no', 'company.licence', 'company.known'],
    limit: { max: 20, windowMs: minutes(10) },
  }),
  list: endpoint.get('/api/platform/company', {
    summary: 'Companies, those that wait first come first served; found by name or tax number',
    access: 'platform',
    role: ['review', 'finance'],
    input: z.object({
      ...listInput,
      status: z.optional(z.enum(COMPANY_STATES)),
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(DeskCompany),
  }),
  decide: endpoint.post('/api/platform/company/:company_id/decide', {
    summary: 'Verifies a company or rejects it with a reason',
    access: 'platform',
    role: 'review',
    input: z.object({
      company_id: Id,
      is_agreed: z.boolean(),
      reason: z.optional(z.string().check(z.maxLength(100))),
    }),
    returns: DeskCompany,
    fails: ['company.not_found', 'company.decided', 'company.reason', 'company.own', 'company.tax_no_taken'],
  }),
  limit: endpoint.post('/api/platform/company/:company_id/credit', {
    summary:
      'Sets what a verified company may owe; a large limit when a second person names the very same within a day',
    access: 'platform',
    role: 'finance',
    input: z.object({
      company_id: Id,
      credit_limit: z.string('credit.limit').check(z.maxLength(20, 'credit.limit')),
    }),
    returns: DeskCompany,
    fails: [
      'company.not_found',
      'company.not_verified',
      'company.own',
      'credit.limit',
      'credit.limit_below_used',
      'credit.second_person',
      'oversight.newcomer',
    ],
  }),
};
