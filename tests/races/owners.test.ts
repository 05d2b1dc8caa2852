// The mall keeps an owner, whatever its owners do to each other at the same moment.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { PLATFORM_ROLES } from '#lib/contracts/platform-role.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { callOver } from '../support/http-call.ts';
import { serveMall, type ServedMall } from '../support/serve-mall.ts';
import { openTradeMall, type TradeMall } from '../support/trade-mall.ts';
import { times } from './at-once.ts';

const OWNERS = [1, 2];
const ROUNDS = 10;
let database: FreshDatabase;
let mall: TradeMall;
let server: ServedMall;
beforeAll(async () => {
  database = await freshDatabase();
  mall = await openTradeMall({ url: database.url, buyers: OWNERS.length });
  server = await serveMall(mall);
});
beforeEach(() => makeOwners());
afterAll(async () => {
  await server.close();
  await mall.close();
  await database.drop();
});

async function makeOwners(): Promise<void> {
  await mall.remove('userRole', { role: 'platform' });
  await mall.add(
    'userRole',
    OWNERS.map((uid) => ({ uid, role: 'platform' as const, platformRoles: ['owner' as const] })),
  );
  for (const uid of OWNERS) await mall.change('user', { uid }, { status: 'active' });
}
const owners = () => Promise.all(OWNERS.map(async (uid) => callOver(server.url, await mall.token(uid))));
const otherOf = (at: number): number => OWNERS[1 - at]!;

test('two who take each other’s role leave one', async () => {
  const none = Object.fromEntries(PLATFORM_ROLES.map((role) => [role, false]));
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeOwners();
    const calls = await owners();
    const answers = await times(2, (at) =>
      calls[at]!(oversightApi.changeOperator, { ...none, id: otherOf(at) } as never),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mall.count('userRole', { role: 'platform' })).toBe(1);
  }
});

test('two who freeze each other leave one who can thaw', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await makeOwners();
    const calls = await owners();
    const answers = await times(2, (at) =>
      calls[at]!(oversightApi.freezeMember, { id: otherOf(at), reason: '离职' }),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mall.count('user', { status: 'disabled' })).toBe(1);
  }
});
