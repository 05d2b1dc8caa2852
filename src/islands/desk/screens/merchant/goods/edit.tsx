import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { pageScreen } from '../../../screen.ts';
import { GoodsForm } from '../parts/GoodsForm.tsx';

/** One product, made or changed: what a file can say of it, field by field. */
export default pageScreen({
  words: 'goods:form',
  titleAt: (query) => (query.has('id') ? 'title_edit' : 'title'),
  alsoWords: ['goods.desk.state', 'goods.document', 'failures.goods', 'failures.upload'],
  group: 'goods',
  place: 45,
  door: goodsFormApi.save,
  body: GoodsForm,
});
