import { goodsApi } from '../../contracts/goods.ts';
import { qrcodeUrl } from '../../contracts/qrcode.ts';
import { readAgreement } from '../../domain/content/agreement/index.ts';
import * as catalog from '../../domain/goods/catalog/index.ts';
import { readPresale } from '../../domain/trade/presale/index.ts';
import { readSeckill } from '../../domain/trade/seckill/index.ts';
import { fail, ok } from '../../kernel/result.ts';
import { detailGoods } from '../goods/detail-goods.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';
import { showGoods } from '../goods/show-goods.ts';
import { wantedGoods } from '../goods/wanted-goods.ts';

/** Whether what a code opens is there. */
const READ = { normal: catalog.readGoods, seckill: readSeckill, presale: readPresale } as const;

export const goodsRoutes = serve(goodsApi, {
  categories: catalog.listCategories,
  children: catalog.listChildren,
  storeCategories: catalog.listStoreCategories,
  brands: catalog.listBrands,
  list: (ctx, input) => catalog.listGoods(ctx, wantedGoods(input)),
  sizes: (ctx, input) => catalog.listSizes(ctx, wantedGoods(input)),
  same: catalog.listSameSizes,
  goesWith: catalog.listGoesWith,
  facets: (ctx, input) => catalog.readFacets(ctx, wantedGoods(input)),
  hot: catalog.listChannel,
  recommend: catalog.listRecommended,
  ofMerchant: (ctx, input) => catalog.listGoods(ctx, wantedGoods(input)),
  floors: catalog.listFloors,
  showcase: catalog.readShowcase,
  hotRanking: catalog.listHotRanking,
  detail: detailGoods,
  show: showGoods,
  async priceRule(ctx, { cate_id }) {
    if (!(await catalog.hasCategory(ctx, cate_id))) return fail('goods.no_category');
    const rule = await readAgreement(ctx, { key: 'price_rule' });
    return rule.ok ? ok({ cate_id, title: rule.value.title, content: rule.value.content }) : rule;
  },
  async qrcode(ctx, { id, product_type: type }) {
    const found = await READ[type](ctx, { id });
    return found.ok ? ok({ url: qrcodeUrl(type === 'normal' ? 'goods' : type, id) }) : found;
  },
  live: catalog.readLive,
  async reviews(ctx, input) {
    const found = await catalog.listReviews(ctx, input);
    const said = wordsIn(ctx.locale)('goods:review.by_default');
    const list = found.value.list.map((row) => (row.is_default ? { ...row, comment: said } : row));
    return ok({ ...found.value, list });
  },
});
