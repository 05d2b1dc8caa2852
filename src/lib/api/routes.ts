import type { Feature } from './mount.ts';
import { activityRoutes } from './routes/activity.ts';
import { bundleRoutes } from './routes/bundle.ts';
import { addressRoutes } from './routes/address.ts';
import { articleRoutes } from './routes/article.ts';
import { presaleBalanceRoutes } from './routes/presale-balance.ts';
import { cartRoutes } from './routes/cart.ts';
import { catalogRoutes } from './routes/catalog.ts';
import { chatRoutes } from './routes/chat.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { companyRoutes } from './routes/company.ts';
import { editingRoutes } from './routes/editing.ts';
import { couponRoutes } from './routes/coupon.ts';
import { deliveryRoutes } from './routes/delivery.ts';
import { creditRoutes } from './routes/credit.ts';
import { favouriteRoutes } from './routes/favourite.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { goodsRoutes } from './routes/goods.ts';
import { goodsDeskRoutes } from './routes/goods-desk.ts';
import { goodsFormRoutes } from './routes/goods-form.ts';
import { identityRoutes } from './routes/identity.ts';
import { inquiryRoutes } from './routes/inquiry.ts';
import { feeInvoiceRoutes } from './routes/fee-invoice.ts';
import { invoiceRoutes } from './routes/invoice.ts';
import { mediaRoutes } from './routes/media.ts';
import { orderRoutes } from './routes/order.ts';
import { paperRoutes } from './routes/paper.ts';
import { creditDeskRoutes } from './routes/credit-desk.ts';
import { paymentDeskRoutes } from './routes/payment-desk.ts';
import { paymentRoutes } from './routes/payment.ts';
import { pointsRoutes } from './routes/points.ts';
import { placeRoutes } from './routes/place.ts';
import { quotationRoutes } from './routes/quotation.ts';
import { quotationTemplateRoutes } from './routes/quotation-template.ts';
import { quickOrderRoutes } from './routes/quick-order.ts';
import { refundRoutes } from './routes/refund.ts';
import { savedListRoutes } from './routes/saved-list.ts';
import { presaleRoutes } from './routes/presale.ts';
import { sampleRoutes } from './routes/sample.ts';
import { priceListRoutes } from './routes/price-list.ts';
import { customerRoutes } from './routes/customer.ts';
import { seckillRoutes } from './routes/seckill.ts';
import { searchRoutes } from './routes/search.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { siteRoutes } from './routes/site.ts';
import { siteDeskRoutes } from './routes/site-desk.ts';
import { staffRoutes } from './routes/staff.ts';
import { storeRoutes } from './routes/store.ts';
import { companyTeamRoutes } from './routes/company-team.ts';
import { bankTransferRoutes } from './routes/bank-transfer.ts';
import { profileRoutes } from './routes/profile.ts';
import { visitRoutes } from './routes/visit.ts';
import { auditRoutes } from './routes/audit.ts';
import { riskRoutes } from './routes/risk.ts';
import { approvalRoutes } from './routes/approval.ts';
import { arrivalRoutes } from './routes/arrival.ts';
import { shippingFeeRoutes } from './routes/shipping-fee.ts';
import { broadcastRoutes } from './routes/broadcast.ts';
import { businessCardRoutes } from './routes/business-card.ts';
import { certificateRoutes } from './routes/certificate.ts';
import { ownCategoryRoutes } from './routes/own-category.ts';
import { storeHomeRoutes } from './routes/store-home.ts';
import { libraryRoutes } from './routes/library.ts';
import { postRoutes } from './routes/post.ts';
import { hotlineRoutes } from './routes/hotline.ts';
import { intentionRoutes } from './routes/intention.ts';
import { massChangeRoutes } from './routes/mass-change.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { deskRoutes } from './routes/desk.ts';
import { noticeRoutes } from './routes/notice.ts';
import { orderDeskRoutes } from './routes/order-desk.ts';
import { oversightRoutes } from './routes/oversight.ts';
import { storeClosingRoutes } from './routes/store-closing.ts';
import { storeMoneyRoutes } from './routes/store-money.ts';
import { storeDeskRoutes } from './routes/store-desk.ts';
import { taxonomyRoutes } from './routes/taxonomy.ts';
import { changeFeedRoutes } from './routes/change-feed.ts';
import { machineRoutes } from './routes/machine.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { insightRoutes } from './routes/insight.ts';
import { tallyRoutes } from './routes/tally.ts';
import { reconciliationRoutes } from './routes/reconciliation.ts';
import { jobRoutes } from './routes/job.ts';
import { providerRoutes } from './routes/provider.ts';

/** Every feature that the API serves, under its own word, in the order of the OpenAPI document. */
export const features: Record<string, Feature> = {
  site: siteRoutes,
  site_desk: siteDeskRoutes,
  media: mediaRoutes,
  identity: identityRoutes,
  second_factor: secondFactorRoutes,
  notice: noticeRoutes,
  profile: profileRoutes,
  address: addressRoutes,
  goods: goodsRoutes,
  catalog: catalogRoutes,
  search: searchRoutes,
  taxonomy: taxonomyRoutes,
  favourite: favouriteRoutes,
  visit: visitRoutes,
  arrival: arrivalRoutes,
  shipping_fee: shippingFeeRoutes,
  staff: staffRoutes,
  store: storeRoutes,
  store_desk: storeDeskRoutes,
  store_money: storeMoneyRoutes,
  store_closing: storeClosingRoutes,
  certificate: certificateRoutes,
  library: libraryRoutes,
  own_category: ownCategoryRoutes,
  store_home: storeHomeRoutes,
  hotline: hotlineRoutes,
  intention: intentionRoutes,
  business_card: businessCardRoutes,
  place: placeRoutes,
  article: articleRoutes,
  post: postRoutes,
  broadcast: broadcastRoutes,
  cart: cartRoutes,
  quick_order: quickOrderRoutes,
  saved_list: savedListRoutes,
  coupon: couponRoutes,
  editing: editingRoutes,
  activity: activityRoutes,
  seckill: seckillRoutes,
  bundle: bundleRoutes,
  sample: sampleRoutes,
  price_list: priceListRoutes,
  customer: customerRoutes,
  presale: presaleRoutes,
  checkout: checkoutRoutes,
  order: orderRoutes,
  goods_desk: goodsDeskRoutes,
  goods_form: goodsFormRoutes,
  order_desk: orderDeskRoutes,
  payment: paymentRoutes,
  credit_desk: creditDeskRoutes,
  payment_desk: paymentDeskRoutes,
  bank_transfer: bankTransferRoutes,
  company: companyRoutes,
  company_team: companyTeamRoutes,
  approval: approvalRoutes,
  credit: creditRoutes,
  presale_balance: presaleBalanceRoutes,
  fee_invoice: feeInvoiceRoutes,
  invoice: invoiceRoutes,
  inquiry: inquiryRoutes,
  quotation: quotationRoutes,
  quotation_template: quotationTemplateRoutes,
  delivery: deliveryRoutes,
  paper: paperRoutes,
  refund: refundRoutes,
  points: pointsRoutes,
  chat: chatRoutes,
  feedback: feedbackRoutes,
  job: jobRoutes,
  provider: providerRoutes,
  audit: auditRoutes,
  risk: riskRoutes,
  machine: machineRoutes,
  change_feed: changeFeedRoutes,
  desk: deskRoutes,
  calendar: calendarRoutes,
  mass_change: massChangeRoutes,
  oversight: oversightRoutes,
  ledger: ledgerRoutes,
  insight: insightRoutes,
  tally: tallyRoutes,
  reconciliation: reconciliationRoutes,
};
