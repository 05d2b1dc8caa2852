// Somebody of the platform does what his role is for, and nothing else.
//
// All rows of the platform × all roles: a new row is swept before its author thinks of it.
import { afterAll, expect, test } from 'vitest';
import { holdsRole, PLATFORM_ROLES, type PlatformRole } from '#lib/contracts/platform-role.ts';
import { eq } from 'drizzle-orm';
import { userRole } from '#lib/db/schema.ts';
import { listOf } from '../../support/source-files.ts';
import { sweptRows } from '../../support/sweep/rows.ts';
import { addressOf, sendRaw } from '../../support/sweep/send.ts';
import { openSweepWorld, ownerOf } from '../../support/sweep/world.ts';

const world = await openSweepWorld();
const token = await world.token(ownerOf('platform'));
afterAll(() => world.mall.close({ madeUp: true }));

const rows = sweptRows.filter(({ row }) => row.access === 'platform');
const become = (platformRoles: PlatformRole[]) =>
  world.mall.services.database.db
    .update(userRole)
    .set({ platformRoles })
    .where(eq(userRole.uid, ownerOf('platform')));

async function codeOf(swept: (typeof rows)[number]): Promise<string> {
  // Without a readable body: whoever passes the guard is stopped by the reading of it, and changes nothing.
  const { path } = addressOf(swept, {});
  const headers = { 'x-token': token, 'content-type': 'application/json' };
  const answer = await sendRaw(world.mall, { path, method: swept.row.method, headers });
  return answer.envelope?.code ?? String(answer.http);
}

test('every row of the platform and of stores names the role that it asks for, and no other row does', () => {
  const hasRoles = (access: string) => access === 'platform' || access === 'merchant';
  const wrong = sweptRows.filter(({ row }) => hasRoles(row.access) !== (row.role !== undefined));
  expect(listOf(wrong.map(({ id }) => id))).toBe('');
  expect(rows.length).toBeGreaterThan(40);
});

test.each(PLATFORM_ROLES)('%s is let into the rows of this role alone', async (role) => {
  await become([role]);
  const findings: string[] = [];
  for (const swept of rows) {
    const isLetIn = (await codeOf(swept)) !== 'auth.role';
    if (isLetIn !== holdsRole([role], swept.row.role)) {
      findings.push(`${swept.id} ${isLetIn ? 'lets in' : 'refuses'} ${role}`);
    }
  }
  expect(listOf(findings)).toBe('');
});

test('several roles of one account add up', async () => {
  await become(['risk', 'content']);
  const idOf = (id: string) => rows.find((swept) => swept.id === id)!;
  expect(await codeOf(idOf('audit.list'))).not.toBe('auth.role');
  expect(await codeOf(idOf('search.misses'))).not.toBe('auth.role');
  expect(await codeOf(idOf('bank_transfer.confirm'))).toBe('auth.role');
});

test('the database takes nobody of the platform without a role, and no such role for others', async () => {
  const { db } = world.mall.services.database;
  await expect(become([])).rejects.toThrow(/Failed query/);
  const merchant = {
    uid: ownerOf('user'),
    role: 'merchant' as const,
    merId: 1,
    platformRoles: ['finance' as const],
  };
  await expect(db.insert(userRole).values(merchant)).rejects.toThrow(/Failed query/);
});
