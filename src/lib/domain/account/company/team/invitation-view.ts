import type { TeamInvitation } from '#lib/contracts/company-team.ts';
import type { InvitationRow } from './invitation.repo.ts';

/** A phone with its middle hidden. */
export const veiled = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

export const invitationView = ({ invitation, companyName, inviter }: InvitationRow): TeamInvitation => ({
  invitation_id: invitation.invitationId,
  company_name: companyName,
  phone: invitation.phone,
  role: invitation.role,
  inviter,
  create_time: invitation.createdAt.toISOString(),
  expire_time: invitation.expiresAt.toISOString(),
});
