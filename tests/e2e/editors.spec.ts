// What editors do while the mall runs: they publish from folders that hold only their own files, one of them with a
// fault in it, take an article away by its name, and put pictures beside their texts.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { articleApi } from '#lib/contracts/article.ts';
import { serverArgs, serverEnvironment } from '../../scripts/lib/server.mjs';
import { valueOf } from './steps/account.ts';
import { expect, test } from './steps/mall.ts';

const root = path.resolve(import.meta.dirname, '../..');
const desk = mkdtempSync(path.join(tmpdir(), 'editor-'));
const picture = `e2e-${process.pid}.png`;
const [good, bad] = [`good-${process.pid}`, `bad-${process.pid}`];
test.afterAll(() => {
  rmSync(desk, { recursive: true, force: true });
  rmSync(path.join(root, 'public/media', picture), { force: true });
});

/** An hour ago: among the newest of the list. */
const moment = new Date(Date.now() - 3_600_000).toISOString();

function write(slug: string, text = 'A lorry of the works brings it.'): void {
  const folder = path.join(desk, 'src/content/news');
  mkdirSync(folder, { recursive: true });
  for (const [locale, title] of [
    ['zh-CN', `文章 ${slug}`],
    ['en-US', `Article ${slug}`],
  ])
    writeFileSync(
      path.join(folder, `${slug}.${locale}.md`),
      `---\nslug: ${slug}\ncategory: announcement\ntitle: ${title}\nsynopsis: ${title}\nauthor: E\npublished_at: "${moment}"\ncover: truck\n---\n\n${text}\n`,
    );
}

/** Runs the editors' command; answers what it says and how it ended. */
const content = (url: string, ...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...serverEnvironment, CONTENT_URL: url, DATA_DIR: path.join(desk, 'data') };
    execFile(
      process.execPath,
      serverArgs('content.ts', ['--root', desk, ...args]),
      { cwd: root, env },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, said: out + err }),
    );
  });

test('a folder with few files takes nothing away, a faulty text stops itself alone, and --remove takes what it names', async ({
  mall,
}) => {
  test.setTimeout(600_000);
  const { origin } = mall;
  // One answer is shared by everybody who asks the same for some seconds: each question is another one.
  let limit = 100;
  const titles = async (): Promise<string[]> =>
    valueOf(await mall.as()(articleApi.list, { limit: (limit -= 1) })).list.map(({ title }) => title);
  const before = await titles();
  write(good);
  write(bad, '[nowhere](/no_such_page)');

  const first = await content(origin);
  expect(first.code, first.said).toBe(1);
  expect(first.said).toContain(bad);
  expect(first.said).toContain(`published  news/${good}.zh-CN`);
  await expect.poll(titles).toContain(`文章 ${good}`);
  const after = await titles();
  expect(after).not.toContain(`文章 ${bad}`);
  for (const title of before.slice(0, 10)) expect(after).toContain(title);

  write(bad);
  expect(await content(origin)).toMatchObject({ code: 0 });
  await expect.poll(titles).toContain(`文章 ${bad}`);

  const taken = await content(origin, '--remove', `news/${good}`, '--remove', `news/${bad}`);
  expect(taken).toMatchObject({ code: 0 });
  expect(taken.said).toContain(`taken off the site  news/${good}`);
  await expect
    .poll(async () => (await titles()).filter((title) => title.includes(good) || title.includes(bad)))
    .toEqual([]);
});

test('a picture that an editor puts there while the mall runs is there at once, also when it changes', async ({
  mall,
}) => {
  const place = path.join(root, 'public/media', picture);
  const get = () => mall.page.request.get(`/media/${picture}`);
  expect((await get()).status()).toBe(404);
  const draw = (width: number) =>
    sharp({ create: { width, height: 10, channels: 3, background: '#c00' } })
      .png()
      .toFile(place);
  await draw(10);
  const first = await get();
  expect([first.status(), first.headers()['content-type']]).toEqual([200, 'image/png']);
  await draw(300);
  expect((await get()).headers()['etag']).not.toBe(first.headers()['etag']);
  rmSync(place);
  expect((await get()).status()).toBe(404);
});

test('--preview shows the page in both languages before it is published, to whoever has its address alone', async ({
  mall,
}) => {
  test.setTimeout(600_000);
  const { origin } = mall;
  const draft = `draft-${process.pid}`;
  write(draft, 'The words of the [draft](/news_list).');
  const folder = path.join(desk, 'src/content/agreements');
  mkdirSync(folder, { recursive: true });
  for (const locale of ['zh-CN', 'en-US'])
    writeFileSync(
      path.join(folder, `price_rule.${locale}.md`),
      `---\nkey: price_rule\ntitle: Draft rule\nupdated_at: "${moment}"\n---\n\nRule of the draft.\n`,
    );
  const { code, said } = await content(origin, '--preview', `news/${draft}`, 'agreements/price_rule');
  expect(code, said).toBe(0);
  const addresses = said.match(/http\S+/g) ?? [];
  expect(addresses).toHaveLength(4);

  for (const [at, words] of [
    `文章 ${draft}`,
    `Article ${draft}`,
    'Rule of the draft',
    'Rule of the draft',
  ].entries())
    for (const again of [1, 2]) {
      const reply = await fetch(addresses[at] ?? '');
      expect([again, reply.status, reply.headers.get('x-cache')]).toEqual([again, 200, null]);
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(reply.headers.get('x-robots-tag')).toContain('noindex');
      expect(reply.headers.get('set-cookie')).toBeNull();
      const page = await reply.text();
      expect(page).toContain(words);
      expect(page).toContain('<meta name="robots" content="noindex, nofollow"');
    }

  await mall.page.goto(addresses[1] ?? '');
  await expect(mall.page.getByRole('heading', { level: 1 })).toHaveText(`Article ${draft}`);
  await expect(mall.page.getByRole('note')).toContainText('not published yet');

  for (const place of ['/news_list', '/rss.xml', '/sitemap.xml', '/privacy_agreement?type=price_rule'])
    expect(await (await fetch(origin + place)).text(), place).not.toMatch(
      new RegExp(`${draft}|of the draft`),
    );
  const wrong = [
    `/news_detail/0?preview=${'x'.repeat(43)}`,
    '/news_detail/1?preview=x',
    (addresses[0] ?? '').replace(origin, '').replace('/0?', '/1?'),
  ];
  for (const place of wrong) expect((await fetch(origin + place)).status, place).toBe(404);

  // A page that shows no previews takes no notice of the word, and a page of its own is not kept under it.
  // Whoever publishes something meanwhile has the list made anew.
  await expect(async () => {
    await (await fetch(`${origin}/news_list`)).text();
    expect((await fetch(`${origin}/news_list?preview=1`)).headers.get('x-cache')).toMatch(/hit|stale/);
  }).toPass();
});

test('--preview shows the words of a belt and of a market on their pages, and a text with a fault on none', async ({
  mall,
}) => {
  test.setTimeout(600_000);
  for (const [folder, key] of [
    ['belts', 'yongnian'],
    ['markets', 'yiwu-district-two'],
  ] as const) {
    mkdirSync(path.join(desk, 'src/content', folder), { recursive: true });
    for (const locale of ['zh-CN', 'en-US'])
      writeFileSync(
        path.join(desk, `src/content/${folder}/${key}.${locale}.md`),
        `---\nkey: ${key}\nname: Draft of ${key}\n---\n\nWords of the draft.\n\n- grown: 1983\n`,
      );
  }
  const { code, said } = await content(
    mall.origin,
    '--preview',
    'src/content/belts/yongnian.zh-CN.md',
    'markets/yiwu-district-two',
  );
  expect(code, said).toBe(0);
  const addresses = said.match(/http\S+/g) ?? [];
  expect(addresses).toHaveLength(4);
  for (const [at, name] of ['yongnian', 'yongnian', 'yiwu-district-two', 'yiwu-district-two'].entries()) {
    const page = await (await fetch(addresses[at] ?? '')).text();
    expect(page).toContain(`Draft of ${name}`);
    expect(page).toContain('Words of the draft.');
    const [published] = (addresses[at] ?? '').split('&preview=');
    expect(await (await fetch(published ?? '')).text()).not.toContain('Draft of');
  }

  write(bad, '[nowhere](/no_such_page)');
  const faulty = await content(mall.origin, '--preview', `news/${bad}`);
  expect(faulty.code).toBe(1);
  expect(faulty.said).toContain('leads nowhere');
  expect(faulty.said).not.toContain('preview=');
});
