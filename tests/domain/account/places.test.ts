// Industry belts and markets are kept like goods and stores; lists of both are narrowed by region.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { placeApi } from '#lib/contracts/place.ts';
import { STORE_CERTIFIED, storeApi } from '#lib/contracts/store.ts';
import { openTradeMall, type TradeMall } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';

const [NORTH, EAST] = [1, 3];
let mall: TradeMall;
beforeAll(async () => {
  mall = await openTradeMall();
  await mall.rows(
    `insert into belt (belt_id, key, name, name_en, province_code, city_code, province, province_en, city, city_en, cover, category_ids, intro, intro_en, sort)
     values (901, 'a', '甲带', 'Belt A', '130000', '130400', '河北省', 'Hebei', '邯郸市', 'Handan', '/a.svg', '[]', '', '', 1),
            (902, 'b', '乙带', 'Belt B', '330000', '330200', '浙江省', 'Zhejiang', '宁波市', 'Ningbo', '/b.svg', '[]', '', '', 2)`,
  );
  await mall.rows(
    `insert into market (market_id, key, name, name_en, province_code, city_code, address, address_en, cover, category_ids, intro, intro_en, sort)
     values (901, 'a', '甲市场', 'Market A', '130000', '130400', '邯郸', 'Handan', '/a.svg', '[]', '', '', 1),
            (902, 'b', '乙市场', 'Market B', '330000', '330200', '宁波', 'Ningbo', '/b.svg', '[]', '', '', 2)`,
  );
  await mall.rows(
    `insert into market_merchant (market_id, mer_id) select 902, mer_id from merchant order by mer_id limit 1`,
  );
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
  await mall.rows(`update merchant set is_powerful = false, certificate_images = '[]', response_rate = 500`);
  await mall.rows(`update merchant set is_powerful = true, response_rate = 950 where mer_id = $1`, first);
  await mall.rows(`update merchant set certificate_images = '["/x.png"]' where mer_id = $1`, second);
  const found = async (filter: object) =>
    valueOf(await call(storeApi.list, { ...filter, limit: 100 })).list.map((row) => row.mer_id);
  expect(await found({ certified: STORE_CERTIFIED.powerful })).toEqual([first]);
  expect(await found({ certified: STORE_CERTIFIED.papers })).toEqual([second]);
  expect(await found({ response: 95 })).toEqual([first]);
  expect(await found({ response: 96 })).toEqual([]);
});
