// A desk opens to a role whole or not at all: what a screen reads for a person is read with his roles.
import { expect, test } from 'vitest';
import { menuOf } from '#components/desk/menu.ts';
import { mayCall, screensOf, type Holder } from '#components/desk/screens.ts';
import type { Desk } from '#lib/contracts/desk.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { PLATFORM_ROLES } from '#lib/contracts/platform-role.ts';
import { STORE_ROLES } from '#lib/contracts/store-role.ts';

const holders: [Desk, string, Holder][] = [
  ...STORE_ROLES.map((role) => ['merchant', role, { store: [role], platform: [] }] as [Desk, string, Holder]),
  ...PLATFORM_ROLES.map(
    (role) => ['platform', role, { store: [], platform: [role] }] as [Desk, string, Holder],
  ),
];

test.each(holders)(
  'at the desk %s the role %s may read all that its screens and forms show',
  (desk, _, holder) => {
    const screens = screensOf(desk, holder);
    const refused = screens.flatMap(({ name, screen }) => {
      const acts = [...(screen.acts ?? []), ...(screen.makes ?? [])].filter(({ row }) =>
        mayCall(row, holder),
      );
      const reads: (Row | undefined)[] = [
        screen.body ? undefined : screen.list,
        screen.counts,
        screen.detail,
        screen.table,
        screen.history?.row,
        ...(screen.filters ?? []).map(({ from }) => from),
        ...acts.flatMap(({ choices }) => Object.values(choices ?? {})),
      ];
      return reads.flatMap((row) => (row && !mayCall(row, holder) ? [`${name}: ${row.path}`] : []));
    });
    expect(screens.length).toBeGreaterThan(5);
    expect(refused).toEqual([]);
  },
);

const menuNames = (desk: Desk, holder: Holder): string[] =>
  menuOf(desk, screensOf(desk, holder), holder).map(({ name }) => name.replace(`${desk}/`, ''));

test('the menu of a narrow role begins with what it does all day and leaves out where it can do nothing', () => {
  const ofStore = (...store: Holder['store']) => menuNames('merchant', { store, platform: [] });
  const ofPlatform = (...platform: Holder['platform']) => menuNames('platform', { store: [], platform });
  expect(ofStore('warehouse')).toEqual([
    'start',
    'tables',
    'orders',
    'pick-up',
    'refunds',
    'goods',
    'stock',
    'staff',
    'freight',
    'delivery',
    'returns',
  ]);
  expect(ofStore('finance').slice(0, 4)).toEqual(['start', 'tables', 'money', 'frozen']);
  expect(ofStore('service').slice(0, 4)).toEqual(['start', 'tables', 'messages', 'refunds']);
  expect(ofPlatform('content').slice(2, 4)).toEqual(['texts', 'text']);
  expect(ofPlatform('risk').slice(2, 4)).toEqual(['store-risks', 'stores']);
  expect(ofPlatform('service')).toContain('members');
  // Two roles have what either has; an owner has all, as it always stood.
  expect(ofStore('warehouse', 'finance')).toEqual(expect.arrayContaining(['freight', 'money', 'stock']));
  for (const holder of [
    { store: ['owner' as const], platform: [] },
    { store: ['manager' as const], platform: [] },
  ])
    expect(menuNames('merchant', holder)).toEqual(
      screensOf('merchant', holder).map(({ name }) => name.replace('merchant/', '')),
    );
});
