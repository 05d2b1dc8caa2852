import type { ColumnKey } from './column-words.ts';

/** Other names under which people keep the same column, beside its own two without what stands in brackets. */
export const NAMES: Partial<Record<ColumnKey, string>> = {
  code: '产品编码 商品编号 产品编号 货号 商品货号 itemno itemcode productno spu 物料编码 物料编号 物料号 存货编码 产品货号 产品代码 商品代码',
  name: '产品名称 名称 品名 商品名 productname 货品名称 物料名称 存货名称 物品名称',
  category:
    '分类 商品分类 产品分类 商品类目 产品类目 类别 商品类别 产品类别 物料类别 存货类别 所属分类 所属类目',
  brand: '品牌名称 brandname 商标 牌子 品牌商标 厂牌',
  unit: '计量单位 销售单位 uom unitofmeasure 计价单位 基本单位 主计量单位',
  moq: '最小起订量 最低起订量 最小订购量 minimumorder minimumorderquantity minorder 最小起订 最少起订 最少起订量 起批量 起售数量',
  multiple: '订货倍数',
  lead_days: '交期 发货天数 供货周期 交货期 交货周期',
  lead_steps: '阶梯货期 阶梯交期 分量交期',
  brief: '商品简介',
  keywords: '关键字 搜索词',
  standards: '标准 标准号 standard',
  description: '商品详情 详细描述 商品描述 描述',
  pictures: '商品图片 主图 image images picture',
  status: '上架状态 商品状态',
  tax_code:
    '税收编码 税务编码 税编 商品和服务税收编码 商品和服务税收分类编码 商品税收分类编码 税务分类编码 taxclassificationcode',
  tax_name: '税收简称 税收分类名称 商品和服务分类简称 商品服务简称 税务分类简称',
  designation:
    '规格型号 型号规格 产品型号 商品型号 sku编码 model partno partnumber 规格及型号 规格、型号 型号/规格 规格/型号',
  bar_code: '条形码 商品条码 69码 ean',
  price: '价格 售价 销售价 销售单价 含税单价 unitprice 单价含税 销售含税单价',
  market_price: '原价 划线价 listprice',
  tiers: '阶梯价格 tierprice',
  stock: '库存量 库存数量 可售库存 可用库存 inventory stockqty 现有库存 当前库存 现存量 结存数量 库存数',
  weight_g: '单重 单件重量',
  volume_cm3: '单件体积',
};

/** Names of a size that stands for the SKU only where no other column does. */
export const SIZE_NAMES = '规格 规格尺寸 尺寸规格 规格参数 spec specification size';

/** Columns whose number needs a unit, and the factor of each unit. */
export const SCALES: Partial<Record<ColumnKey, Record<string, number>>> = {
  weight_g: { g: 1, 克: 1, kg: 1000, 公斤: 1000, 千克: 1000 },
  volume_cm3: { cm3: 1, 立方厘米: 1, ml: 1, l: 1000, 升: 1000, m3: 1_000_000, 立方米: 1_000_000 },
};
