/** Headings of the statement files that providers write, and words of their rows. */
export const STATEMENT_HEADINGS = {
  alipay: {
    trade: ['支付宝交易号'],
    number: ['商户订单号'],
    kind: ['业务类型'],
    time: ['完成时间'],
    amount: ['订单金额（元）', '订单金额(元)'],
    refundNumber: ['退款批次号/请求号', '退款批次号', '退款请求号'],
    refundAmount: ['订单金额（元）', '订单金额(元)'],
  },
  weixin: {
    trade: ['微信订单号'],
    number: ['商户订单号'],
    kind: ['交易状态'],
    time: ['交易时间'],
    amount: ['订单金额', '应结订单金额', '总金额'],
    refundNumber: ['商户退款单号'],
    refundAmount: ['申请退款金额', '退款金额'],
  },
} as const;

/**
 * Alipay's 账务明细 has separate columns for money in and money out; a refund in it has the number of its payment, and none
 * of its own.
 */
export const ACCOUNT_HEADINGS = {
  trade: ['业务流水号', '支付宝交易号'],
  number: ['商户订单号'],
  kind: ['业务类型'],
  time: ['发生时间', '入账时间'],
  amount: ['收入金额（+元）', '收入金额(+元)', '收入（+元）'],
  refundNumber: ['商户订单号'],
  refundAmount: ['支出金额（-元）', '支出金额(-元)', '支出（-元）'],
} as const;

/** Rows of these kinds are money that went back; of these, money that came in. All others move nothing. */
export const REFUNDED = ['退款', 'REFUND'];
export const PAID = ['交易', 'SUCCESS', '在线支付'];
