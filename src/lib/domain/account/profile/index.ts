export { changeInfo } from './change-info.ts';
export { changeOwnPassword } from './change-own-password.ts';
export { changePhone } from './change-phone.ts';
export { personName } from './person-name.ts';
export { pretends } from './pretends.ts';
export { readMe } from './read-me.ts';
