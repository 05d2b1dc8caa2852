import { noticeApi } from '../../contracts/notice.ts';
import {
  askNoticeEmail,
  chooseNotices,
  confirmNoticeEmail,
  readNoticeChoices,
} from '../../domain/account/notice/index.ts';
import { serve } from '../mount.ts';

export const noticeRoutes = serve(noticeApi, {
  choices: readNoticeChoices,
  choose: chooseNotices,
  email: askNoticeEmail,
  confirmEmail: confirmNoticeEmail,
});
