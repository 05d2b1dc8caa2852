/** What buyers add without meaning a part. */
export const IDLE_WORDS = new Set(
  '的 和 与 及 或 了 批发 价格 报价 多少钱 厂家 厂商 采购 求购 供应 现货 哪里 有 买 型号 规格 品牌 粗牙 生产 生产厂家 工厂 厂 公司 源头 附近 产地 for with and of the a an price buy wholesale supplier manufacturer type size grade class from in made'.split(
    ' ',
  ),
);
