export { addStaff, changeStaff, leaveStore, listStaff } from './staff.ts';
