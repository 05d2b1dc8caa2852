export { applyCompany } from './apply-company.ts';
export { companyOf, type CompanyRow } from './company.repo.ts';
export { endCompanies, ownedCompaniesForUpdate } from './end-company.ts';
export { decideCompany, setCreditLimit } from './decide-company.ts';
export { listCompanies, readCompany } from './read-company.ts';
export { answerHandover } from './handover/answer-handover.ts';
export { offerCompany, withdrawCompany } from './handover/offer-company.ts';
export { answerInvitation, listInvitations } from './team/answer-invitation.ts';
export { changeRole, limitMember, setOrderRule } from './team/change-member.ts';
export { inviteMember, notifyInvited, withdrawInvitation } from './team/invite-member.ts';
export { membershipForUpdate, membershipOf, memberWith, type Membership } from './team/membership.ts';
export { approversOf, listTeamLog, readTeam } from './team/read-team.ts';
export { tellApprovers } from './team/tell-approvers.ts';
export { leaveTeam, removeMember } from './team/remove-member.ts';
export { orderedSince } from './team/team.repo.ts';
export { notifyAccountants } from './team/notify-accountants.ts';
export { writeEntry as writeTeamEntry } from './team/write-entry.ts';
export {
  companyAddressOf,
  dropCompanyAddress,
  listCompanyAddresses,
  shareAddress,
} from './shared/company-addresses.ts';
export * as invitations from './team/invitations.repo.ts';
