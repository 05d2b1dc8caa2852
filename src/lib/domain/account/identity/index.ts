export { accountById } from './account.repo.ts';
export { accountView } from './account-view.ts';
export {
  findAdministrator,
  giveFactor,
  hasAdministrator,
  putAdministrator,
  refuseAdministrator,
  resetAdministratorPassword,
} from './administrator.ts';
export { makeCaptcha } from './captcha/make-captcha.ts';
export { spendCaptcha } from './captcha/spend-captcha.ts';
export { changePassword } from './change-password.ts';
export { sendCode } from './code/send-code.ts';
export { spendCode } from './code/spend-code.ts';
export { anySecret } from './factor/factor.repo.ts';
export { logInWithFactor } from './factor/let-in.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  readFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './factor/manage-factor.ts';
export { proveHolder } from './factor/prove-holder.ts';
export { needsFactor } from './factor/needs-factor.ts';
export { rememberUsed, usedBefore } from './left-phone.ts';
export { logInBySms } from './log-in-by-sms.ts';
export { logIn } from './log-in.ts';
export { giveInitialPassword, giveRoleOf, hasRole } from './give-role.ts';
export { hashPassword, isPassword } from './password/hash-password.ts';
export { countRequest } from './rate/count-request.ts';
export { refuseNewcomers } from './refuse-newcomers.ts';
export { register } from './register.ts';
export { askScan } from './scan/ask-scan.ts';
export { checkScan } from './scan/check-scan.ts';
export { confirmScan, openScan } from './scan/confirm-scan.ts';
export { deviceName } from './session/device-name.ts';
export { endOtherSessions } from './session/end-other-sessions.ts';
export { endSession } from './session/end-session.ts';
export { findSession } from './session/find-session.ts';
export { findWorker } from './session/find-worker.ts';
export { listSessions } from './session/list-sessions.ts';
export { SESSIONS_ENDED, publishSessionsEnded } from './session/sessions-ended.ts';
export { revokeSession } from './session/revoke-session.ts';
export { sweepIdentity } from './sweep.ts';
export { keepLanguage, languageOf } from './language.ts';
