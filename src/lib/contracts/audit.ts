import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listInput, listOf, Time } from './list.ts';

/** An act of somebody of a store or of the platform: how it began, or how it ended. */
export const AuditView = z.object({
  seq: z.number(),
  /** begin or end. */
  phase: z.string(),
  time: Time,
  uid: z.number(),
  mer_id: z.nullable(z.number()),
  role: z.string(),
  act: z.string(),
  /** What was sent, as JSON without secrets. */
  input: z.string(),
  /** done, or the code of the failure; empty at the beginning. */
  outcome: z.string(),
  request_id: z.string(),
  address: z.string(),
  device: z.string(),
  hash: z.string(),
});
export type AuditView = z.infer<typeof AuditView>;

export const auditApi = {
  list: endpoint.get('/api/platform/audit/lst', {
    summary: 'What people of stores and of the platform did, the latest first; entries are chained by hashes',
    access: 'platform',
    role: 'risk',
    input: z.object({
      ...listInput,
      mer_id: z.optional(Id),
      uid: z.optional(Id),
      /** Found in the act, what was sent, the outcome, the address and the request; a number is also an account. */
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(AuditView),
  }),
};
