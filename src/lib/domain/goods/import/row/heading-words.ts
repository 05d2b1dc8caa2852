import type { ColumnKey } from './column-words.ts';

/** Other names under which people keep the same column, beside its own two without what stands in brackets. */
export const NAMES: Partial<Record<ColumnKey, string>> = {
  code: '产品编码 商品编号 产品编号 货号 商品货号 itemno itemcode productno spu',
  name: '产品名称 名称 品名 商品名 productname',
  category: '分类 商品分类 产品分类 商品类目 产品类目',
  brand: '品牌名称 brandname',
  unit: '计量单位 销售单位 uom unitofmeasure',
  moq: '最小起订量 最低起订量 最小订购量 minimumorder minimumorderquantity minorder',
  multiple: '订货倍数',
  lead_days: '交期 发货天数',
  brief: '商品简介',
  keywords: '关键字 搜索词',
  standards: '标准 标准号 standard',
  description: '商品详情 详细描述 商品描述 描述',
  pictures: '商品图片 主图 image images picture',
  status: '上架状态 商品状态',
  designation: '规格型号 型号规格 产品型号 商品型号 sku编码 model partno partnumber',
  bar_code: '条形码 商品条码 69码 ean',
  price: '价格 售价 销售价 销售单价 含税单价 unitprice',
  market_price: '原价 划线价 listprice',
  tiers: '阶梯价格 tierprice',
  stock: '库存量 库存数量 可售库存 可用库存 inventory stockqty',
  weight_g: '单重 单件重量',
  volume_cm3: '单件体积',
};

/** Columns whose number says nothing without a unit, by what it makes of ours. */
export const SCALES: Partial<Record<ColumnKey, Record<string, number>>> = {
  weight_g: { g: 1, 克: 1, kg: 1000, 公斤: 1000, 千克: 1000 },
  volume_cm3: { cm3: 1, 立方厘米: 1, ml: 1, l: 1000, 升: 1000, m3: 1_000_000, 立方米: 1_000_000 },
};
