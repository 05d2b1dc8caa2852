import { inquiryApi } from '../../contracts/inquiry.ts';
import * as inquiry from '../../domain/sourcing/inquiry/index.ts';
import { closeInquiry } from '../../domain/sourcing/quotation/index.ts';
import { serve } from '../mount.ts';

export const inquiryRoutes = serve(inquiryApi, {
  readTable: inquiry.readItemTable,
  create: inquiry.createInquiry,
  update: inquiry.updateInquiry,
  list: inquiry.listInquiries,
  received: inquiry.listInvitations,
  mine: inquiry.listOwnInquiries,
  number: inquiry.countInquiries,
  detail: inquiry.readInquiry,
  cancel: closeInquiry,
  extend: inquiry.extendInquiry,
  remove: inquiry.hideInquiry,
  platformList: inquiry.listInState,
  approve: inquiry.approveInquiry,
  reject: inquiry.rejectInquiry,
});
