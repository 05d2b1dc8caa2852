// The storefront in front of somebody else's backend, which knows the calls of the specification and nothing else, is
// written with a slash at the end of its address, and goes away for a while.
import net from 'node:net';
import { CHAT_SOCKET_PATH } from '#lib/contracts/chat.ts';
import { PAGES } from '#lib/contracts/routes.ts';
import { LOCALES, localizedPath } from '#lib/i18n/locales.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { REFUSED_CODE, startTinyBackend, type TinyBackend } from '../support/tiny-backend.ts';
import { expect, test } from './steps/mall.ts';
import { wordsOf } from './steps/words.ts';

let backend: TinyBackend;
let front: RunningSite;

test.beforeAll(async () => {
  backend = await startTinyBackend();
  front = await startSite({ env: { API_BASE_URL: `${backend.url}/`, SEED: 'none', TRUST_PROXY: 'yes' } });
});
test.afterAll(async () => {
  await front.stop();
  await backend.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(front.url + path, { headers, redirect: 'manual' });

test('no page breaks on what the backend does not know, and none passes for a good one without what it is about', async () => {
  test.setTimeout(600_000);
  const cookie = 'auth.strategy=password; auth._token.password=Bearer%20tiny-token';
  for (const locale of LOCALES) {
    for (const route of Object.keys(PAGES)) {
      const path = localizedPath(route.replace('[id]', '1'), locale);
      const reply = await get(path, { cookie });
      const text = await reply.text();
      expect(reply.status, path).not.toBe(500);
      if (reply.status === 302) continue;
      expect(text, path).toContain('</html>');
      if (reply.status !== 200) expect(reply.headers.get('cache-control'), path).toBe('no-store');
    }
  }
  expect((await get('/goods_cate')).status).toBe(503);
});

test('the home page shows its name, banner and pictures, and the console stays silent', async ({ mall }) => {
  const { page } = mall;
  // The categories for the search box and the like are calls of our own; this backend has none of them.
  mall.expectComplaint(/status of (404|401)/);
  await page.goto(`${front.url}/`);
  const banner = page.locator('[data-closed-by] img');
  await expect(banner).toBeVisible();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('body')).toContainText('400-000-0000');
  await expect(page.getByRole('link', { name: mall.t('shell:makers') }).first()).toBeVisible();
});

test('a buyer of the backend logs in, and is greeted by name', async ({ mall }) => {
  const { page, t } = mall;
  mall.expectComplaint(/status of (404|401)/);
  await page.goto(`${front.url}/`);
  await page.locator('[data-open-login]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab').nth(1).click();
  await dialog.locator('input[name="account"]').fill('13800000001');
  await dialog.locator('input[name="password"]').fill('demo1234');
  await dialog.locator('input[name="agreement"]').check();
  await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
  await expect(page.getByText('远方的买家').first()).toBeVisible();
});

test('a login by SMS that the backend refuses without a word says 验证码错误, as a toast and in the language of the page', async ({
  mall,
}) => {
  const { page } = mall;
  mall.expectComplaint(/status of (404|401)/);
  for (const locale of LOCALES) {
    const t = wordsOf(locale);
    await page.goto(front.url + localizedPath('/', locale));
    await page.locator('[data-open-login]').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t('identity:phone'), exact: true }).fill('13800000001');
    await dialog.getByRole('textbox', { name: t('identity:code'), exact: true }).fill(REFUSED_CODE);
    await dialog.locator('input[name="agreement"]').check();
    await dialog.getByRole('button', { name: t('identity:submit'), exact: true }).click();
    const toast = page.getByRole('status').filter({ hasText: t('failures:login.wrong_code') });
    await expect(toast.first()).toBeVisible();
    await expect(page.getByText(t('network:no_answer'))).toHaveCount(0);
    await expect(dialog).toBeVisible();
  }
});

test('the backend is told who asks, and nothing that a visitor claims', async () => {
  await get('/api/common/hot_keyword', { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' });
  expect(backend.asked.findLast(({ path }) => path === '/api/common/hot_keyword')?.forwardedFor).toBe(
    '203.0.113.7',
  );
});

test('the sitemap and robots.txt name this site, whose backend has neither', async () => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.status).toBe(200);
  expect(await sitemap.text()).toContain(`<loc>${front.url}/goods_cate</loc>`);
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${front.url}/sitemap.xml`);
  expect((await get('/rss.xml')).status).toBe(404);
});

test('a backend that names no tabs has the five of every mall; one that names some has those alone', async () => {
  for (const path of ['/', '/prefer_merchant']) {
    const page = await (await get(path)).text();
    for (const [label, link] of [
      ['产业带直供', '/industry_belt'],
      ['优选厂商', '/prefer_company'],
      ['品类市场', '/classfy_market'],
      ['短视频', '/short_video'],
      ['工业品采购', '/prefer_merchant'],
    ])
      expect(page, path).toMatch(new RegExp(`<a href="${link}"[^>]*>\\s*${label}\\s*</a>`));
  }
  for (const path of ['/en-US', '/en-US/prefer_merchant']) {
    const page = await (await get(path)).text();
    const [far] = page.match(/<a href="https:\/\/far\.example\/"[^>]*>/) ?? [];
    expect(far, path).toContain('target="_blank"');
    expect(page, path).not.toMatch(/<a href="\/en-US\/short_video"[^>]*>\s*Short videos/);
  }
});

test('the cashier and its pages are the backend’s own', async () => {
  expect((await get('/cashier/pay/77?from=mall')).status).toBe(404);
  expect(backend.asked.at(-1)).toMatchObject({ method: 'GET', path: '/cashier/pay/77?from=mall' });
});

/** Opens the chats' socket as a browser on `origin` does; answers what comes back for `sent`. */
function overSocket(origin: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(front.url);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let heard = '';
    let isSent = false;
    socket.on('connect', () =>
      socket.write(
        `GET ${CHAT_SOCKET_PATH} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ),
    );
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      if (!heard.startsWith('HTTP/1.1 101')) return void socket.end();
      if (!isSent) socket.write(sent);
      isSent = true;
      if (heard.endsWith(sent)) socket.end();
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

test('the socket of the chats reaches the backend, from pages of this site only', async () => {
  expect(await overSocket(front.url, 'hello')).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
  expect(backend.asked.at(-1)).toMatchObject({ method: 'UPGRADE', path: CHAT_SOCKET_PATH });
  expect(await overSocket('https://elsewhere.example', 'hello')).toMatch(/^HTTP\/1\.1 403/);
});

test('a backend that is away leaves shown pages as they were; others say so, and nobody may keep that', async () => {
  const good = await (await get('/')).text();
  backend.isAway = true;
  try {
    const shown = await get('/');
    expect(shown.status).toBe(200);
    expect(await shown.text()).toBe(good);
    for (const path of ['/en-US/prefer_merchant', '/user?type=0', '/goods_detail/77']) {
      const reply = await get(path, {
        cookie: 'auth.strategy=password; auth._token.password=Bearer%20tiny-token',
      });
      expect(reply.status, path).toBe(503);
      expect(reply.headers.get('cache-control'), path).toBe('no-store');
      expect(reply.headers.get('retry-after'), path).toBe('5');
      expect(await reply.text(), path).toMatch(/系统繁忙|busy/i);
    }
  } finally {
    backend.isAway = false;
  }
  const back = await get('/user?type=0', {
    cookie: 'auth.strategy=password; auth._token.password=Bearer%20tiny-token',
  });
  expect(back.status).toBe(200);
});
