/** Headings of a file of shipping numbers, as carriers' programs and offices write them; without blanks, in lower case. */
export const WAYBILL_HEADINGS = {
  order: ['订单号', '订单编号', '商城订单号', '订单', 'order', 'orderno', 'orderno.', 'ordernumber'],
  courier: ['快递公司', '物流公司', '承运商', '快递', '物流', '公司', 'carrier', 'courier', 'shippedby'],
  number: [
    '运单号',
    '快递单号',
    '物流单号',
    '单号',
    '运单编号',
    '车牌号',
    '运单号/车牌号',
    'number',
    'trackingno',
    'trackingno.',
    'trackingnumber',
    'waybill',
  ],
  phone: ['司机电话', '联系电话', '电话', '手机', 'phone', "driver'sphone", 'driverphone'],
} as const;
