import { userApi } from '../../contracts/user.ts';
import { listNotices, readNotices } from '../../domain/account/notice/index.ts';
import { changeInfo, changeOwnPassword, changePhone, readMe } from '../../domain/account/profile/index.ts';
import { serve } from '../mount.ts';

export const userRoutes = serve(userApi, {
  me: readMe,
  changeInfo,
  changePhone,
  changePassword: changeOwnPassword,
  notices: listNotices,
  readNotices,
});
