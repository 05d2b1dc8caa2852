import { userApi } from '../../contracts/user.ts';
import { closeAccount, readClosing } from '../../domain/account/closing/index.ts';
import { listNotices, readNotices } from '../../domain/account/notice/index.ts';
import { changeInfo, changeOwnPassword, changePhone, readMe } from '../../domain/account/profile/index.ts';
import { serve } from '../mount.ts';

export const userRoutes = serve(userApi, {
  me: readMe,
  changeInfo,
  changePhone,
  changePassword: changeOwnPassword,
  closing: readClosing,
  close: closeAccount,
  notices: listNotices,
  readNotices,
});
