export { answerStaffInvitation, listStaffInvitations } from './answer-invitation.ts';
export {
  inviteStaff,
  notifyInvited as tellStaffAsked,
  notifyOpenInvitations,
  withdrawStaffInvitation,
} from './invite-staff.ts';
export { changeStaff, leaveStore, listStaff } from './staff.ts';
