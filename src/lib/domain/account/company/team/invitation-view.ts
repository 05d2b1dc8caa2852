import type { TeamInvitation } from '#lib/contracts/company-team.ts';
import type { InvitationRow } from './invitation.repo.ts';

export const invitationView = ({ invitation, companyName, inviter }: InvitationRow): TeamInvitation => ({
  invitation_id: invitation.invitationId,
  company_name: companyName,
  phone: invitation.phone,
  role: invitation.role,
  inviter,
  create_time: invitation.createdAt.toISOString(),
  expire_time: invitation.expiresAt.toISOString(),
});
