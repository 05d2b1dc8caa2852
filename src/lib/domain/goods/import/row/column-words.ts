/** Columns of a catalogue file under the names that people give them; both languages are read everywhere. */
export interface Column {
  zh: string;
  en: string;
  /** Filled in every product (or every SKU), so that a file must have the column. */
  isRequired?: boolean;
  /** Filled in every row; the other columns belong to the product and may be left empty below its first row. */
  isSku?: boolean;
}

const columns = {
  code: { zh: '商品编码', en: 'Product code', isRequired: true },
  name: { zh: '商品名称', en: 'Name (Chinese)', isRequired: true },
  name_en: { zh: '英文名称', en: 'Name (English)' },
  category: { zh: '类目', en: 'Category', isRequired: true },
  own_category: { zh: '店铺分类', en: 'Own category' },
  brand: { zh: '品牌', en: 'Brand' },
  unit: { zh: '单位', en: 'Unit', isRequired: true },
  packing: { zh: '包装', en: 'Packing' },
  moq: { zh: '起订量', en: 'MOQ' },
  multiple: { zh: '订购倍数', en: 'Multiple' },
  lead_days: { zh: '货期(天)', en: 'Lead time (days)' },
  lead_steps: { zh: '分量货期', en: 'Lead time by quantity' },
  brief: { zh: '简介', en: 'Summary (Chinese)' },
  brief_en: { zh: '英文简介', en: 'Summary (English)' },
  keywords: { zh: '关键词', en: 'Keywords' },
  standards: { zh: '执行标准', en: 'Standards' },
  description: { zh: '详情', en: 'Description (Chinese)' },
  description_en: { zh: '英文详情', en: 'Description (English)' },
  pictures: { zh: '图片', en: 'Pictures' },
  status: { zh: '状态', en: 'Status' },
  price_on_request: { zh: '面议', en: 'Price on request' },
  refundable: { zh: '支持退款', en: 'Refundable' },
  tax_code: { zh: '税收分类编码', en: 'Tax code' },
  tax_name: { zh: '税收分类简称', en: 'Tax short name' },
  option1: { zh: '规格项1', en: 'Option 1' },
  option2: { zh: '规格项2', en: 'Option 2' },
  option3: { zh: '规格项3', en: 'Option 3' },
  value1: { zh: '规格值1', en: 'Value 1', isSku: true },
  value2: { zh: '规格值2', en: 'Value 2', isSku: true },
  value3: { zh: '规格值3', en: 'Value 3', isSku: true },
  designation: { zh: '型号', en: 'SKU', isSku: true, isRequired: true },
  bar_code: { zh: '条码', en: 'Barcode', isSku: true },
  price: { zh: '单价(元)', en: 'Price (CNY)', isSku: true, isRequired: true },
  market_price: { zh: '市场价(元)', en: 'Market price (CNY)', isSku: true },
  tiers: { zh: '阶梯价', en: 'Tier prices', isSku: true },
  stock: { zh: '库存', en: 'Stock', isSku: true, isRequired: true },
  weight_g: { zh: '重量(g)', en: 'Weight (g)', isSku: true },
  // Not cm³: the office's GBK has no such sign. Compared in its compatible form, cm³ is read as well.
  volume_cm3: { zh: '体积(cm3)', en: 'Volume (cm3)', isSku: true },
} satisfies Record<string, Column>;
export type ColumnKey = keyof typeof columns;
export const COLUMNS: Record<ColumnKey, Column> = columns;

/** In front of the name of a parameter: of the product, or of each SKU. The first of each language is written. */
export const PARAM_WORDS = { zh: '参数', en: 'Param' };
export const SKU_PARAM_WORDS = { zh: '型号参数', en: 'SKU param' };
/** The parameter that keeps the code of a size, where a list has one for each of its rows. */
export const SIZE_CODE_WORDS = { zh: '货号', en: 'Item no.' };
export const REASON_WORDS = { zh: '需更正', en: 'To correct' };

export const STATUS_WORDS = {
  on_sale: { zh: '上架', en: 'On sale' },
  off_shelf: { zh: '下架', en: 'Off shelf' },
};

export const YES_NO_WORDS = {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
};

/** A brand that the platform does not keep stands with the goods as the store wrote it. */
export const BRAND_WORDS = { zh: '品牌', en: 'Brand' };

/** The choice between SKUs of a product whose file names no options. */
export const SIZE_WORDS = { zh: '型号', en: 'Size' };
