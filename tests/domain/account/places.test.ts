// Industry belts and markets are kept like goods and stores; lists of both are narrowed by region.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { placeApi } from '#lib/contracts/place.ts';
import { STORE_CERTIFIED, storeApi } from '#lib/contracts/store.ts';
import { openTradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const [NORTH, EAST] = [1, 3];
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('belt', [
    {
      beltId: 901,
      key: 'a',
      name: '甲带',
      nameEn: 'Belt A',
      provinceCode: '130000',
      cityCode: '130400',
      province: '河北省',
      provinceEn: 'Hebei',
      city: '邯郸市',
      cityEn: 'Handan',
      cover: '/a.svg',
      categoryIds: [],
      intro: '',
      introEn: '',
      sort: 1,
    },
    {
      beltId: 902,
      key: 'b',
      name: '乙带',
      nameEn: 'Belt B',
      provinceCode: '330000',
      cityCode: '330200',
      province: '浙江省',
      provinceEn: 'Zhejiang',
      city: '宁波市',
      cityEn: 'Ningbo',
      cover: '/b.svg',
      categoryIds: [],
      intro: '',
      introEn: '',
      sort: 2,
    },
  ]);
  await mall.add('market', [
    {
      marketId: 901,
      key: 'a',
      name: '甲市场',
      nameEn: 'Market A',
      provinceCode: '130000',
      cityCode: '130400',
      address: '邯郸',
      addressEn: 'Handan',
      cover: '/a.svg',
      categoryIds: [],
      intro: '',
      introEn: '',
      sort: 1,
    },
    {
      marketId: 902,
      key: 'b',
      name: '乙市场',
      nameEn: 'Market B',
      provinceCode: '330000',
      cityCode: '330200',
      address: '宁波',
      addressEn: 'Ningbo',
      cover: '/b.svg',
      categoryIds: [],
      intro: '',
      introEn: '',
      sort: 2,
    },
  ]);
  const { merId } = await mall.first('merchant', {}, ['merId'], { by: 'merId' });
  await mall.add('marketMerchant', { marketId: 902, merId });
});
afterAll(() => mall.close());

test('a belt and a market of one number are kept apart, newest first, and let go one by one', async () => {
  const call = await mall.login(1);
  const belt = { type: FAVOURITE_TYPES.belt, type_id: 901 };
  const market = { type: FAVOURITE_TYPES.market, type_id: 901 };
  valueOf(await call(favouriteApi.create, belt));
  valueOf(await call(favouriteApi.create, belt));
  mall.clock.advance(1000);
  valueOf(await call(favouriteApi.create, market));
  const kept = valueOf(await call(favouriteApi.places, {}));
  expect(kept.count).toBe(2);
  expect(kept.list.map((row) => row.name)).toEqual(['甲市场', '甲带']);
  valueOf(await call(favouriteApi.remove, market));
  expect(valueOf(await call(favouriteApi.kept, { ids: '901', type: FAVOURITE_TYPES.belt }))).toEqual([901]);
  expect(valueOf(await call(favouriteApi.kept, { ids: '901', type: FAVOURITE_TYPES.market }))).toEqual([]);
});

test('a place that is not there cannot be kept, and a type that is none is refused', async () => {
  const call = await mall.login(1);
  const none = await call(favouriteApi.create, { type: FAVOURITE_TYPES.belt, type_id: 4711 });
  expect(none.ok ? '' : none.failure.code).toBe('place.not_found');
  expect((await call(favouriteApi.create, { type: 13, type_id: 901 })).ok).toBe(false);
});

test('belts and markets of a region are those whose provinces begin with its number', async () => {
  const call = mall.as();
  const belts = async (area: number) =>
    valueOf(await call(placeApi.belts, { area, limit: 100 })).list.map((row) => row.belt_id);
  expect(await belts(NORTH)).toContain(901);
  expect(await belts(NORTH)).not.toContain(902);
  const markets = valueOf(await call(placeApi.markets, { area: EAST, limit: 100 })).list;
  expect(markets.map((row) => [row.market_id, row.province_id])).toEqual([[902, '33']]);
});

test('markets are sorted by their stores', async () => {
  const { list } = valueOf(await mall.as()(placeApi.markets, { order: 'stores', limit: 100 }));
  const counts = list.map((row) => row.mer_count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(list[0]?.market_id).toBe(902);
});

test('stores are found by what proves them and by how often they answer', async () => {
  const call = mall.as();
  const all = valueOf(await call(storeApi.list, { limit: 100 })).list.map((row) => row.mer_id);
  const [first = 0, second = 0] = all;
  await mall.change('merchant', {}, { isPowerful: false, certificateImages: [], responseRate: 500 });
  await mall.change('merchant', { merId: first }, { isPowerful: true, responseRate: 950 });
  await mall.change('merchant', { merId: second }, { certificateImages: ['/x.png'] });
  const found = async (filter: object) =>
    valueOf(await call(storeApi.list, { ...filter, limit: 100 })).list.map((row) => row.mer_id);
  expect(await found({ certified: STORE_CERTIFIED.powerful })).toEqual([first]);
  expect(await found({ certified: STORE_CERTIFIED.papers })).toEqual([second]);
  expect(await found({ response: 95 })).toEqual([first]);
  expect(await found({ response: 96 })).toEqual([]);
});
