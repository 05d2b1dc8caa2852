// What a store's page tells of the store itself.
import { expect, test } from 'vitest';
import card from '../../../locales/en-US/card.json';
import zh from '../../../locales/zh-CN/store.json';
import { storeFacts } from '#components/store/store-facts.ts';
import { followWords } from '#components/ui/follow-words.ts';
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

test('one follower is one, however followers are counted', () => {
  const english = createT({ locale: 'en-US', words: { card } });
  const keep = (care_count: number) => followWords({ care_count }, english, 'en-US').keep;
  expect([1, 2, 1200].map(keep)).toEqual(['1 follower', '2 followers', '1.2K followers']);
});
