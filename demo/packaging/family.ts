import { categories } from '#demo/flow/categories.ts';
import { w } from '#demo/flow/words.ts';
import type { SeedFamily } from '#demo/types.ts';
import { packing } from './goods.ts';

export const packaging: SeedFamily = {
  products: packing,
  categories: categories(packing, 'packaging', w('包装仓储', 'Packaging and storage'), 'carton-shipping', [
    {
      key: 'packaging-boxes',
      name: w('纸箱与胶带', 'Cartons and tape'),
      picture: 'carton-post',
      leaves: [
        ['packaging-carton', w('纸箱', 'Cartons')],
        ['packaging-tape', w('封箱胶带', 'Sealing tape')],
      ],
    },
    {
      key: 'packaging-wrap',
      name: w('膜、护与捆扎', 'Film, cushioning, strapping'),
      picture: 'strap-pet',
      leaves: [
        ['packaging-film', w('缠绕膜', 'Stretch film')],
        ['packaging-protect', w('气泡膜、袋与标签', 'Cushioning, bags, labels')],
        ['packaging-strap', w('打包带与捆绑', 'Strapping')],
      ],
    },
    {
      key: 'packaging-storage',
      name: w('托盘与容器', 'Pallets and containers'),
      picture: 'bin-turnover',
      leaves: [
        ['packaging-pallet', w('托盘', 'Pallets')],
        ['packaging-box', w('周转箱与仓储笼', 'Boxes and cages')],
      ],
    },
    {
      key: 'packaging-handling',
      name: w('货架与搬运', 'Shelving and handling'),
      picture: 'truck-pallet-hand',
      leaves: [
        ['packaging-shelf', w('货架', 'Shelving')],
        ['packaging-truck', w('搬运车', 'Trolleys and trucks')],
      ],
    },
  ]),
};
