export { answerStaffInvitation, listStaffInvitations } from './answer-invitation.ts';
export {
  inviteStaff,
  tellAsked as tellStaffAsked,
  tellInvited,
  withdrawStaffInvitation,
} from './invite-staff.ts';
export { changeStaff, leaveStore, listStaff } from './staff.ts';
