export { answerStaffInvitation, listStaffInvitations } from './answer-invitation.ts';
export { inviteStaff, tellInvited, withdrawStaffInvitation } from './invite-staff.ts';
export { changeStaff, leaveStore, listStaff } from './staff.ts';
