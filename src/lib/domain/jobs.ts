import type { NoticeKind } from '../contracts/states.ts';

/** One sentence of a letter of notices, and where it leads. */
export interface NoticeLine {
  kind: NoticeKind;
  params: Record<string, string>;
  link: string;
}

/** What the domain may ask of the job queue; jobs sent inside a transaction exist only if it commits. */
export interface JobPayloads {
  'sms.send': { phone: string; template: string; params: Record<string, string>; locale: string };
  /** A letter of notices to the address that the account has confirmed, at once or of a day. */
  'notice.mail': { uid: number; lines: NoticeLine[]; isDaily: boolean };
  /** The code by which an address proves itself. */
  'notice.code': { to: string; code: string; locale: string };
  /** Sends a letter with an invoice. */
  'invoice.mail': { invoiceMailId: string };
  /** Takes files of a person who was erased out of the storage. */
  'media.remove': { paths: string[] };
  /** Deletes files of pictures that left the library of a store, unless they are still shown somewhere. */
  'library.drop': { paths: string[] };
  /** Writes down everything that the mall keeps of a person who asked for it. */
  'person.file': { uid: number; path: string };
  /** Writes a long table that somebody at a desk has asked for. */
  'table.write': { tableFileId: string };
  'order.close_unpaid': { groupOrderId: string };
  'order.remind_unpaid': { groupOrderId: string };
  'order.due': { orderId: string };
  /** The window of a presale's balance is over. */
  'presale.close': { presaleOrderId: string };
  'coupon.expire': Record<string, never>;
  /** Gives a new account its coupons, or a member of a company that was verified. */
  'coupon.welcome': { uid: number; as?: 'member' };
  /** Tells a new account which stores have asked its phone to work for them. */
  'staff.invited': { uid: number };
  /** An event for the phone's account: a company invites it to buy, or a store invites it to work there. */
  'team.asked': { invitationId: string };
  'staff.asked': { invitationId: string };
  'points.release': { orderId: string };
  'refund.due': { refundOrderId: string };
  'payment.ask': { paymentId: string };
  'payment.refund': { refundPaymentId: string };
  /** The day of publication of a text has come. */
  'content.appear': { tags: string[] };
  /** The time of a planned version of a text has come. */
  'content.publish': { versionId: string };
  /** The deadline of an inquiry has come. */
  'inquiry.due': { inquiryId: string };
  /** The day until which a quotation is valid. */
  'quotation.due': { quotationId: string };
  /** Works on a merchant's catalogue file for a while. */
  'catalog.import': { importId: string };
  /** An account that may have made tokens of stores has a new password. */
  'machine.new_password': { uid: number };
  /** Sends a webhook delivery. */
  'webhook.send': { deliveryId: string };
  /** The local cashier sends the notice of a payment. */
  'cashier.notify': { outTradeNo: string };
}
export type JobName = keyof JobPayloads;

export interface Jobs {
  /**
   * `at`: not before this time. `once`: a second job with the same key is dropped while one waits. `of`: whose it is,
   * where jobs run side by side; few of the same one run at once.
   */
  send<N extends JobName>(
    name: N,
    payload: JobPayloads[N],
    options?: { at?: Date; once?: string; of?: string },
  ): Promise<void>;
}
