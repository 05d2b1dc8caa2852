import { newId } from '#lib/kernel/ids.ts';
import type { Context } from '#lib/domain/context.ts';
import { countPaymentsFrom } from './payment.repo.ts';

const LENGTH_OF_TIME = 10;

/** Payments that were begun since then, by provider and status, for operators. */
export const paymentsSince = ({ database }: Pick<Context, 'database'>, since: Date) =>
  countPaymentsFrom(database.reader, newId(since).slice(0, LENGTH_OF_TIME));
