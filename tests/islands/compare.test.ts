import { beforeEach, expect, test } from 'vitest';
import { compareGroups } from '#components/goods/compare/rows.ts';
import type { GoodsDetail } from '#lib/contracts/goods.ts';
import { createT } from '#lib/i18n/translate.ts';
import {
  $compared,
  clearCompared,
  COMPARED_MAX,
  loadCompared,
  sizeCompared,
  toggleCompared,
} from '#lib/stores/compare.ts';
import { i18n } from './goods-fixture.ts';

const t = createT(i18n);
const row = (id: number) => ({ id, name: `商品${id}`, image: '/a.svg' });
const goods = (changes: Partial<GoodsDetail>): GoodsDetail =>
  ({
    product_id: 1,
    store_name: '螺钉',
    unit_name: '支',
    price: '1.13',
    price_max: '2.26',
    integral_price: '0.00',
    once_min_count: 10,
    batch_number: 1,
    mix_wholesale: true,
    lead_days: 0,
    lead_steps: [],
    delivery_free: false,
    stock: 5,
    sales: 7,
    star: 4.8,
    rate: 98,
    reply_count: 0,
    standards: ['GB/T 70.1'],
    packing: '',
    brand: null,
    params: [{ name: '材质', value: '碳钢', unit: '' }],
    sku: [{ tiers: [{ start_quantity: 10, price: '1.13' }] }],
    merchant: {
      mer_name: '店',
      province: '河北',
      city: '邯郸',
      founded_year: 2001,
      is_verified: true,
      open_receipt: true,
    },
    ...changes,
  }) as GoodsDetail;

beforeEach(() => {
  localStorage.clear();
  clearCompared();
});

test('four goods are compared and no fifth; pressing again takes one out', () => {
  for (let id = 1; id <= COMPARED_MAX; id += 1) expect(toggleCompared(row(id))).toBe(true);
  expect(toggleCompared(row(9))).toBe(false);
  toggleCompared(row(2));
  expect($compared.get().map(({ id }) => id)).toEqual([1, 3, 4]);
  $compared.set([]);
  loadCompared();
  expect($compared.get().map(({ id }) => id)).toEqual([1, 3, 4]);
});

test('what the browser has kept is read with suspicion', () => {
  for (const kept of ['{', '7', '[{"id":"x"},null,{"id":3,"name":"n","image":"i"}]']) {
    localStorage.setItem('compare', kept);
    loadCompared();
  }
  expect($compared.get()).toEqual([{ id: 3, name: 'n', image: 'i' }]);
});

test('rows that differ are marked, rows that nobody fills are left out', () => {
  const groups = compareGroups(t, 'zh-CN', [
    { goods: goods({}) },
    {
      goods: goods({
        product_id: 2,
        lead_days: 3,
        params: [
          { name: '材质', value: '碳钢', unit: '' },
          { name: '重量', value: '8', unit: 'g' },
        ],
      }),
    },
  ]);
  const rows = groups.flatMap((group) => group.rows);
  const of = (name: string) => rows.find((one) => one.name === name);
  expect(of('货期')).toEqual({ name: '货期', values: ['现货当日发', '3天内发货'], isDifferent: true });
  expect(of('材质')).toMatchObject({ isDifferent: false });
  expect(of('重量')).toEqual({ name: '重量', values: ['', '8 g'], isDifferent: true });
  expect(of('不含税参考价')?.values[0]).toBe('¥1.00 – 2.00 / 支');
  expect(of('包装')).toBeUndefined();
});

test('a size that is chosen is compared by its own price, tiers, stock and measures', () => {
  const size = (unique: number, designation: string, price: string, stock: number) => ({
    unique,
    designation,
    price,
    stock,
    tiers: [{ start_quantity: 10, price }],
    params: [{ name: '长度', value: String(unique), unit: 'mm' }],
  });
  const sku = [size(20, 'M8x20', '1.13', 5), size(30, 'M8x30', '2.26', 3)];
  const whole = goods({ stock: 8, sku: sku as GoodsDetail['sku'] });
  const groups = compareGroups(t, 'zh-CN', [{ goods: whole }, { goods: whole, size: whole.sku[1] }]);
  const rows = groups.flatMap((group) => group.rows);
  const of = (name: string) => rows.find((one) => one.name === name)?.values;
  expect(of('规格')).toEqual(['全部2个规格', 'M8x30']);
  expect(of('价格')).toEqual(['¥1.13 – 2.26 / 支', '¥2.26 / 支']);
  expect(of('阶梯价')).toEqual(['M8x20：\n≥10支 ¥1.13', '≥10支 ¥2.26']);
  expect(of('库存')?.[1]).toMatch(/^3/);
  expect(of('长度')).toEqual(['', '30 mm']);
});

test('the size of a product that is compared may change, and stays with it', () => {
  toggleCompared({ ...row(1), size: 11 });
  sizeCompared(1, 12);
  $compared.set([]);
  loadCompared();
  expect($compared.get()).toEqual([{ ...row(1), size: 12 }]);
  sizeCompared(1, undefined);
  expect($compared.get()).toEqual([row(1)]);
});
