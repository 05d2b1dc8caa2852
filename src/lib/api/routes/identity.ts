import { identityApi } from '../../contracts/identity.ts';
import {
  askScan,
  changePassword,
  checkScan,
  confirmScan,
  endSession,
  listSessions,
  logIn,
  logInBySms,
  makeCaptcha,
  openScan,
  register,
  revokeSession,
  sendCode,
} from '../../domain/account/identity/index.ts';
import { serve } from '../mount.ts';

export const identityRoutes = serve(identityApi, {
  captcha: makeCaptcha,
  verify: sendCode,
  register,
  login: logIn,
  smsLogin: logInBySms,
  changePassword,
  logout: endSession,
  askScan,
  checkScan,
  openScan,
  confirmScan,
  sessions: listSessions,
  revokeSession,
});
