import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { FileField, ImageField } from '#lib/contracts/media.ts';
import type { Db } from '#lib/db/database.ts';
import {
  arrival,
  businessCard,
  cityDelivery,
  communityPost,
  communityReply,
  companyInvitation,
  customer,
  deviceUse,
  fileLink,
  groupOrder,
  inquiry,
  inquiryItem,
  intention,
  invoice,
  invoiceMail,
  mailOutbox,
  media,
  notice,
  noticeEmail,
  orderNote,
  quotation,
  quotationVersion,
  recoveryCode,
  refundLog,
  refundOrder,
  review,
  scanLogin,
  secondFactor,
  session,
  smsCode,
  smsOutbox,
  staffInvitation,
  storeOrder,
  user,
  virtualPhone,
} from '#lib/db/schema.ts';

/** What a buyer's own pictures and papers are sent for. */
const OWN_FIELDS: (ImageField | FileField)[] = [
  'avatar',
  'review',
  'card',
  'refund',
  'inquiry',
  'chat',
  'feedback',
  'community',
];

/** Pages that showed something of the person, and files that are to be deleted. */
export interface Forgotten {
  tags: string[];
  files: string[];
}

/** A name inside of what is kept: these words of it become empty. */
const without = (column: SQL, words: readonly string[]): SQL =>
  sql`${column} || ${JSON.stringify(Object.fromEntries(words.map((word) => [word, ''])))}::jsonb`;

/**
 * Takes the person out of everything that stays: orders, refunds and inquiries lose names, phones, addresses and the
 * buyer's own words; reviews lose theirs and keep their stars. Titles of invoices and slips of banks stay, as tax law
 * asks; e-mail and phone on an invoice do not. It comes before `forgetAccount`, which takes phone and e-mail away.
 */
export async function unname(db: Db, uid: number): Promise<Forgotten> {
  const [person] = await db
    .select({ phone: user.phone, nickname: user.nickname, email: noticeEmail.email })
    .from(user)
    .leftJoin(noticeEmail, eq(noticeEmail.uid, user.uid))
    .where(eq(user.uid, uid));
  const { phone = '', nickname = '', email } = person ?? {};
  const orders = db.select({ id: storeOrder.orderId }).from(storeOrder).where(eq(storeOrder.uid, uid));
  const refunds = db
    .select({ id: refundOrder.refundOrderId })
    .from(refundOrder)
    .where(eq(refundOrder.uid, uid));
  const inquiries = db.select({ id: inquiry.inquiryId }).from(inquiry).where(eq(inquiry.uid, uid));
  const quotations = db
    .select({ id: quotation.quotationId })
    .from(quotation)
    .where(inArray(quotation.inquiryId, inquiries));
  const invoices = db.select({ id: invoice.invoiceId }).from(invoice).where(eq(invoice.uid, uid));

  const receiver = without(sql`${groupOrder.address}`, ['realName', 'phone', 'detail', 'postCode']);
  await db.update(groupOrder).set({ address: receiver, cancelReason: null }).where(eq(groupOrder.uid, uid));
  await db
    .update(storeOrder)
    .set({
      pickUpName: sql`case when ${storeOrder.pickUpName} is not null then '' end`,
      pickUpPhone: sql`case when ${storeOrder.pickUpPhone} is not null then '' end`,
      mark: '',
    })
    .where(eq(storeOrder.uid, uid));
  await db.delete(orderNote).where(inArray(orderNote.orderId, orders));
  await db
    .update(cityDelivery)
    .set({ takenBy: null, proof: null, note: null })
    .where(eq(cityDelivery.uid, uid));
  await db
    .update(refundOrder)
    .set({ mark: '', pics: [], appeal: '', senderPhone: '', senderMark: '', senderPics: [] })
    .where(eq(refundOrder.uid, uid));
  await db.update(refundLog).set({ note: '' }).where(inArray(refundLog.refundOrderId, refunds));

  // What was asked for and offered stays, for it is the store's trade as well.
  await db
    .update(inquiry)
    .set({
      title: sql`${inquiry.inquirySn}`,
      content: '',
      images: [],
      files: [],
      contact: '',
      phone: '',
      company: '',
    })
    .where(eq(inquiry.uid, uid));
  await db
    .update(inquiryItem)
    .set({ remark: '', images: [] })
    .where(inArray(inquiryItem.inquiryId, inquiries));
  await db.update(quotation).set({ ask: '' }).where(inArray(quotation.inquiryId, inquiries));
  await db
    .update(quotationVersion)
    .set({ snapshot: without(sql`${quotationVersion.snapshot}`, ['ask']) })
    .where(inArray(quotationVersion.quotationId, quotations));

  const reach = ['email', 'phone'];
  await db
    .update(invoice)
    .set({
      header: without(sql`${invoice.header}`, reach),
      wanted: without(sql`${invoice.wanted}`, reach),
      reason: '',
    })
    .where(eq(invoice.uid, uid));
  await db.update(invoiceMail).set({ email: '' }).where(inArray(invoiceMail.invoiceId, invoices));

  const reviewed = await db
    .update(review)
    .set({ comment: '', pics: [], isAnonymous: true })
    .where(eq(review.uid, uid))
    .returning({ id: review.productId });
  await db.delete(communityReply).where(eq(communityReply.uid, uid));
  await db
    .update(communityPost)
    .set({ title: '', titleEn: '', content: '', contentEn: '', image: [], videoLink: '', status: 'deleted' })
    .where(and(eq(communityPost.uid, uid), isNull(communityPost.merId)));

  // Notices to others that call the person by name, letters and codes that went out.
  await db
    .delete(notice)
    .where(
      sql`exists (select 1 from jsonb_each_text(${notice.params}) as said where said.value in (${nickname}, ${phone}))`,
    );
  await db.delete(smsCode).where(eq(smsCode.phone, phone));
  await db.delete(smsOutbox).where(eq(smsOutbox.phone, phone));
  if (email) await db.delete(mailOutbox).where(eq(mailOutbox.recipient, email));
  await db.delete(companyInvitation).where(eq(companyInvitation.phone, phone));
  await db.delete(staffInvitation).where(eq(staffInvitation.phone, phone));
  await db.delete(intention).where(and(eq(intention.uid, uid), isNull(intention.merId)));

  await db.update(session).set({ device: '', address: '' }).where(eq(session.uid, uid));
  for (const table of [
    arrival,
    businessCard,
    deviceUse,
    fileLink,
    recoveryCode,
    scanLogin,
    secondFactor,
    virtualPhone,
  ])
    await db.delete(table).where(eq(table.uid, uid));
  await db.delete(customer).where(eq(customer.buyerUid, uid));
  await db.update(user).set({ frozenReason: '' }).where(eq(user.uid, uid));

  // Slips of banks are the books'; pictures of goods and stores belong to these.
  const dropped = await db
    .delete(media)
    .where(and(eq(media.uid, uid), inArray(media.field, OWN_FIELDS)))
    .returning({ path: media.path });
  return {
    tags: [...new Set(reviewed.map(({ id }) => `goods:${id}`))],
    files: dropped.map(({ path }) => path),
  };
}
