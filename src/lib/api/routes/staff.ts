import { staffApi } from '../../contracts/staff.ts';
import * as staff from '../../domain/merchant/staff/index.ts';
import { serve } from '../mount.ts';

export const staffRoutes = serve(staffApi, {
  list: staff.listStaff,
  invite: staff.inviteStaff,
  withdraw: staff.withdrawStaffInvitation,
  invitations: staff.listStaffInvitations,
  answer: staff.answerStaffInvitation,
  change: staff.changeStaff,
  leave: staff.leaveStore,
});
