// What a store's page tells of the store itself.
import { expect, test } from 'vitest';
import zh from '../../../locales/zh-CN/store.json';
import { storeFacts } from '#components/store/store-facts.ts';
import type { StoreDetail } from '#lib/contracts/store.ts';
import { createT } from '#lib/i18n/translate.ts';

const t = createT({ locale: 'zh-CN', words: { store: zh } });
const young = {
  main_products: ['螺母'],
  factory_area: 0,
  employees: 0,
  capacity: '',
  equipment: [] as string[],
  certificates: [] as string[],
  mer_address: '',
} as StoreDetail;

test('a young store shows what it has told, and neither a factory of 0 m² nor a name without a value', () => {
  expect(storeFacts(t, 'zh-CN', young)).toEqual([[t('store:fact.products'), '螺母']]);
  expect(storeFacts(t, 'zh-CN', { ...young, factory_area: 12_000, employees: 80 })).toEqual([
    [t('store:fact.products'), '螺母'],
    [t('store:fact.area'), '12,000 m²'],
    [t('store:fact.employees'), '80'],
  ]);
});
