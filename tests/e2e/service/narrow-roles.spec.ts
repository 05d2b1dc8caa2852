// People of one role only, who walk through their whole menu: nothing that they press or follow is refused.
import { identityApi } from '#lib/contracts/identity.ts';
import { valueOf, wearToken } from '../steps/account.ts';
import { expect, test, type Mall } from '../steps/mall.ts';

test.describe.configure({ mode: 'parallel' });

async function become(mall: Mall, account: string): Promise<void> {
  const { token } = valueOf(await mall.as()(identityApi.login, { account, password: 'demo1234' }));
  await wearToken(mall, token);
}

/** Places of the desks that a page leads to. */
const waysOn = (mall: Mall, within: string): Promise<string[]> =>
  mall.page
    .locator(`${within} a[href]`)
    .evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('href') ?? '')
        .filter((href) => /^\/(en-US\/)?(merchant|platform|delivery)\//.test(href)),
    );

const people = [
  ['a store’s warehouse', '13800000016', '/merchant'],
  ['a store’s finance', '13800000017', '/merchant'],
  ['the platform’s service', '13800000093', '/platform'],
  ['the platform’s risk', '13800000095', '/platform'],
] as const;

for (const [who, account, desk] of people) {
  test(`${who} finds a page behind every link of every screen and record`, async ({ mall }) => {
    test.setTimeout(600_000);
    const { page, href } = mall;
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(`${page.url()}: ${answer.status()} ${answer.url()}`);
    });
    await become(mall, account);
    await page.goto(href(desk));
    const screens = [...new Set(await waysOn(mall, '[data-desk-menu] [data-desk-ways]'))];
    expect(screens.length).toBeGreaterThan(8);
    const ways = new Map<string, string>();
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.locator('main .panel').first()).toBeVisible();
      const row = page.locator('main [data-head="record"]').first();
      if ((await row.count()) > 0) {
        await row.click();
        await page.waitForLoadState('networkidle');
      }
      for (const way of await waysOn(mall, 'main')) ways.set(way.replace(/[0-9a-z]{20,}|\d+/g, '1'), way);
    }
    for (const way of ways.values()) {
      const answer = await page.request.get(way, { maxRedirects: 0 });
      expect.soft(answer.status(), way).toBe(200);
    }
    expect(refused).toEqual([]);
  });
}

test('who sends no orders and keeps no pictures is offered neither', async ({ mall }) => {
  const { page, t, href } = mall;
  const shipping = page.getByText(t('order:desk.waybills.title'), { exact: true });
  const upload = page.getByRole('region', { name: t('library:desk.upload.name'), exact: true });
  const opened = async (place: string): Promise<void> => {
    await page.goto(href(place));
    await expect(page.locator('[data-row]').first()).toBeVisible();
  };
  await become(mall, '13800000017');
  await opened('/merchant/orders?tab=all');
  await expect(shipping).toHaveCount(0);
  // Whoever only keeps the books reads no whole phone of a receiver.
  await expect(page.getByText(/(?<!\d)1\d{10}(?!\d)/)).toHaveCount(0);
  await become(mall, '13800000016');
  await opened('/merchant/library');
  await expect(upload).toHaveCount(0);
  await opened('/merchant/orders?tab=all');
  await expect(shipping).toBeVisible();
  await become(mall, '13800000015');
  await opened('/merchant/library');
  await expect(upload).toBeVisible();
});
