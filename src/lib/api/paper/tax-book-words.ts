/**
 * What the tax authority's template for issuing many digital invoices at once calls its sheets, its columns in their
 * order, and some values. They are Chinese in any language.
 */
export const TAX_SHEETS = { invoices: '1-发票基本信息', items: '2-发票明细信息' } as const;
export const TAX_INVOICE_COLUMNS = {
  sn: '发票流水号',
  type: '发票类型',
  business: '特定业务类型',
  withTax: '是否含税',
  person: '受票方自然人标识',
  buyer: '购买方名称',
  idKind: '证件类型',
  taxNo: '购买方纳税人识别号',
  address: '购买方地址',
  phone: '购买方电话',
  bank: '购买方开户银行',
  account: '购买方银行账号',
  remark: '备注',
  showsBuyerAccount: '是否展示购买方银行账号',
  sellerBank: '销售方开户行',
  sellerAccount: '销售方银行账号',
  showsSellerAccount: '是否展示销售方银行账号',
  mail: '购买方邮箱',
  agent: '购买方经办人姓名',
  agentIdKind: '购买方经办人证件类型',
  agentId: '购买方经办人证件号码',
  agentCountry: '经办人国籍(地区)',
  agentTaxNo: '经办人自然人纳税人识别号',
  givenUp: '放弃享受减按1%征收率原因',
  payee: '收款人',
  checker: '复核人',
} as const;
export const TAX_ITEM_COLUMNS = {
  sn: '发票流水号',
  name: '项目名称',
  code: '商品和服务税收编码',
  spec: '规格型号',
  unit: '单位',
  quantity: '数量',
  price: '单价',
  amount: '金额',
  rate: '税率',
  discount: '折扣金额',
  isFavoured: '是否使用优惠政策',
  favour: '优惠政策类型',
  refund: '即征即退类型',
} as const;
export const TAX_VALUES = {
  special: '增值税专用发票',
  plain: '普通发票',
  yes: '是',
  freight: '运费',
} as const;
