import { secondFactorApi } from '../../contracts/second-factor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  logInWithFactor,
  readFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../../domain/account/identity/index.ts';
import { serve } from '../mount.ts';

export const secondFactorRoutes = serve(secondFactorApi, {
  logIn: logInWithFactor,
  read: readFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renew: renewRecoveryCodes,
  remove: removeSecondFactor,
});
