export { type InquiryState } from './inquiry.flow.ts';
export {
  askersOf,
  changeInquiry,
  giveItems,
  orderItems,
  inquiryById,
  itemsOf,
  lockInquiry,
  meantBy,
  standingOf,
  type InquiryRow,
  type ItemRow,
} from './inquiry.repo.ts';
export { isOpenTo } from './open-to.ts';
export { ownInquiryForUpdate, logInquiry, stateAt, stepInquiry } from './step-inquiry.ts';
export { notifyBuyer, notifyStores, type InquiryNotice } from './notify.ts';
export { createInquiry, hideInquiry, updateInquiry } from './buyer/keep-inquiry.ts';
export { readItemTable } from './buyer/read-item-table.ts';
export { extendInquiry } from './buyer/extend-inquiry.ts';
export { approveInquiry, rejectInquiry } from './platform/review-inquiry.ts';
export {
  countInquiries,
  inquiriesToQuote,
  listInquiries,
  listInState,
  listInvitations,
  listOwnInquiries,
} from './read/list-inquiries.ts';
export { filesOf, readInquiry } from './read/read-inquiry.ts';
export { saidTo, showInquiries, storeOf, wordsOf } from './read/inquiry-view.ts';
export { inquiryDue, sweepInquiries } from './timer/inquiry-due.ts';
