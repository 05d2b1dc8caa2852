// docs/erp.md, line by line: the owner of a store makes a token and names an address at the desk, and what the page says
// connects a program to this mall. Its shell blocks are run one after the other, its receiver is the one that hears.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityApi } from '#lib/contracts/identity.ts';
import { machineApi } from '#lib/contracts/machine.ts';
import { freePort } from '../../support/free-port.ts';
import { freshToken, valueOf, wearToken } from '../steps/account.ts';
import { barriersOf } from '../steps/barriers.ts';
import { expect, test, type Mall } from '../steps/mall.ts';
import { paidOrder, STORE } from '../steps/paid-order.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/erp.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text!);

/** What a program prints until it ends; what it printed before tells why, where it fails. */
async function run(
  program: string,
  args: string[],
  env: Record<string, string>,
  cwd: string,
): Promise<string> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const ended = Promise.withResolvers<number | null>();
  child.on('close', ended.resolve);
  const code = await ended.promise;
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${said}`);
  return said;
}

/** The receiver of the page, and what it has printed so far. */
async function receive(folder: string, env: Record<string, string>) {
  writeFileSync(path.join(folder, 'receiver.mjs'), blocks('js')[0]!);
  const child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  // An event that finds nobody is sent again only after a minute.
  await expect.poll(() => said, { timeout: 20_000 }).toContain('listening');
  return { said: () => said, stop: () => child.kill() };
}

/** Makes something in the dialog of a screen and answers what is shown there this once. */
async function madeAt({ page, href, t }: Mall, screen: 'tokens' | 'webhooks', fill: () => Promise<void>) {
  await page.goto(href(`/merchant/${screen}`));
  const name = t(`machine:${screen}.act.make.name`);
  await page.getByRole('button', { name, exact: true }).first().click();
  await fill();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  const told = dialog.locator('[data-told]');
  await expect(told).toBeVisible();
  const secret = await told.textContent();
  await dialog.getByRole('button', { name: t('desk:told.kept'), exact: true }).click();
  await expect(dialog).toBeHidden();
  // It is shown nowhere again.
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect(await page.content()).not.toContain(secret!);
  return secret!;
}

test('the page about programs connects one: token, address, changes, shipping, stock, events', async ({
  mall,
}) => {
  test.slow();
  const { page, t, href } = mall;
  const order = await paidOrder(mall, await freshToken(mall));
  const account = { account: STORE.merchant, password: STORE.password };
  const { token: person } = valueOf(await mall.as()(identityApi.login, account));
  await wearToken(mall, person);
  const port = await freePort();
  const dialog = page.getByRole('dialog');

  const token = await madeAt(mall, 'tokens', async () => {
    await dialog.getByRole('button', { name: t('machine:tokens.act.make.name'), exact: true }).click();
    // Nothing is sent without a name and a scope, and both say so.
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
    await dialog.getByLabel(t('machine:tokens.field.name'), { exact: true }).fill('ERP 宁波');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  });
  expect(await barriersOf(page)).toEqual([]);
  const secret = await madeAt(mall, 'webhooks', async () => {
    const url = `http://127.0.0.1:${port}/mall`;
    await dialog.getByLabel(t('machine:webhooks.field.url'), { exact: true }).fill(url);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  });
  expect(await barriersOf(page)).toEqual([]);

  const folder = mkdtempSync(path.join(tmpdir(), 'erp-'));
  const receiver = await receive(folder, { SECRET: secret, PORT: String(port) });
  try {
    await page.getByRole('button', { name: new RegExp(`^${t('machine:webhooks.act.try.name')}`) }).click();
    await dialog.getByRole('button', { name: t('machine:webhooks.act.try.name'), exact: true }).click();
    await expect.poll(receiver.said, { timeout: 20_000 }).toContain('ping {}');

    const [settings, ...steps] = blocks('sh');
    const values: Record<string, string> = { MALL: mall.origin, TOKEN: token, SECRET: secret };
    const names = [...settings!.matchAll(/^export (\w+)=/gm)].map(([, name]) => name!);
    expect(names).toEqual(Object.keys(values));
    const said = await run('bash', ['-euo', 'pipefail', '-c', steps.join('\n')], values, folder);
    expect(said).toMatch(/^\d+ orders, go on from \d+~\w+$/m);
    expect(readFileSync(path.join(folder, 'orders.jsonl'), 'utf8')).toContain(order);
    await expect.poll(receiver.said, { timeout: 20_000 }).toContain('order.shipped');

    await page.goto(href('/merchant/webhook-log?tab=taken'));
    await page.locator('[data-row]').first().click();
    await expect(page.getByText(t('machine:log.body'), { exact: true })).toBeVisible();
    expect(await barriersOf(page)).toEqual([]);
  } finally {
    receiver.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  // The token is taken back at the desk, and opens nothing any more.
  await page.goto(href('/merchant/tokens'));
  await page
    .getByRole('button', { name: new RegExp(`^${t('machine:tokens.act.revoke.name')}`) })
    .first()
    .click();
  await dialog.getByRole('button', { name: t('machine:tokens.act.revoke.name'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const refused = await fetch(`${mall.origin}/api/merchant/changes/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await refused.json()).toMatchObject({ code: 'auth.revoked' });
  const call = mall.as(person);
  for (const { webhook_id: id } of valueOf(await call(machineApi.webhooks, {})).list)
    valueOf(await call(machineApi.removeWebhook, { id }));
});
