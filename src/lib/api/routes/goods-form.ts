import { goodsFormApi } from '../../contracts/goods-form.ts';
import { listReviewedGoods, reviewGoods } from '../../domain/goods/goods-desk/index.ts';
import * as goods from '../../domain/goods/import/index.ts';
import { serve } from '../mount.ts';
import { wordsIn } from '../texts.ts';

export const goodsFormRoutes = serve(goodsFormApi, {
  choices: goods.readFormChoices,
  params: goods.readFormParams,
  read: goods.readGoodsForm,
  save: (ctx, input) => goods.saveGoodsForm(ctx, input, wordsIn(ctx.locale)),
  reviewList: listReviewedGoods,
  review: reviewGoods,
});
