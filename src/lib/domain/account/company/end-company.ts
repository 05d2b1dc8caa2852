import type { Context } from '#lib/domain/context.ts';
import { companyFlow } from './company.flow.ts';
import { changeCompany, companiesOwnedBy, dropShared } from './company.repo.ts';
import { endAllInvitations } from './team/invitation.repo.ts';

type Needs = Pick<Context, 'database' | 'clock'>;

/**
 * Locks the companies of an owner who is about to close the account, and ends their invitations: an account that
 * accepts one at this moment is either counted as a member or refused.
 */
export async function ownedCompaniesForUpdate({ database, clock }: Needs, uid: number): Promise<void> {
  for (const { companyId } of await companiesOwnedBy(database.db, uid))
    await endAllInvitations(database.db, companyId, clock.now());
}

/**
 * Ends the companies of an owner whose account closes, if they have no other members and owe nothing. Their credit and
 * shared data go; the tax number can be verified for another account.
 */
export async function endCompanies({ database, clock }: Needs, uid: number): Promise<void> {
  for (const { companyId, status } of await companiesOwnedBy(database.db, uid)) {
    await dropShared(database.db, companyId);
    const ended = companyFlow.next(status, 'end')!;
    await changeCompany(database.db, companyId, { status: ended, creditLimit: 0, decidedAt: clock.now() });
  }
}
