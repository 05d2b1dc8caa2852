// An editor looks at a text before anybody else does: at a private address, for an hour, and nowhere else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleApi } from '#lib/contracts/article.ts';
import { editingApi, type ContentSource } from '#lib/contracts/editing.ts';
import { articleCategory } from '#lib/db/schema.ts';
import { previewContent, publishContent } from '#lib/domain/content/editing/index.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { openTestMall } from '../../support/mall.ts';

const mall = await openTestMall();
beforeAll(async () => {
  await mall.services.database.db
    .insert(articleCategory)
    .values({ key: 'market', title: '行情', titleEn: 'Market' });
});
afterAll(() => mall.close());

const news = (locale: 'zh-CN' | 'en-US', title: string): ContentSource => ({
  kind: 'news',
  name: 'copper',
  locale,
  source: `---\nslug: copper\ncategory: market\ntitle: ${title}\nsynopsis: S\nauthor: A\npublished_at: "2026-12-01T09:00:00+08:00"\ncover: chart\n---\n\nText of **${title}** <script>x</script>\n`,
});
const both = (zh: string, en: string): ContentSource[] => [news('zh-CN', zh), news('en-US', en)];

async function preview(files: ContentSource[]): Promise<{ path: string; key: string }> {
  const answer = await previewContent(mall.system, { files });
  if (!answer.ok) throw new Error(answer.failure.code);
  const path = answer.value[0]?.path ?? '';
  return { path, key: new URL(path, 'http://mall.inside').searchParams.get('preview') ?? '' };
}
const ask = (key: string, lang: 'zh-CN' | 'en-US' = 'en-US') =>
  mall.as(undefined, lang)(editingApi.previewed, { key });

test('a text is shown in both languages to whoever has its key, harmless, and to nobody else', async () => {
  const { path, key } = await preview(both('铜价', 'Copper'));
  expect(path).toMatch(/^\/news_detail\/0\?preview=[\w-]{43}$/);
  const english = await ask(key);
  expect(english).toMatchObject({
    ok: true,
    value: {
      article: { title: 'Copper', category: 'Market', image_input: '/covers/chart.svg' },
      agreement: null,
      place: null,
    },
  });
  expect(JSON.stringify(english)).not.toContain('script');
  expect(await ask(key, 'zh-CN')).toMatchObject({ value: { article: { title: '铜价', category: '行情' } } });
  expect(await mall.as()(articleApi.list, {})).toMatchObject({ value: { count: 0 } });
  const rows = await mall.read('article', {}, ['slug']);
  expect(rows).toEqual([]);
  expect(await ask('x'.repeat(43))).toMatchObject({ failure: { code: 'content.preview_over' } });
});

test('it is over after an hour', async () => {
  const { key } = await preview(both('铜价', 'Copper'));
  mall.clock.advance(minutes(59));
  expect((await ask(key)).ok).toBe(true);
  mall.clock.advance(minutes(1));
  expect(await ask(key)).toMatchObject({ failure: { code: 'content.preview_over' } });
});

test('new words of a published article are shown at its own page, which keeps the old ones', async () => {
  const now = (title: string) =>
    both(title, title).map((file) => ({ ...file, source: file.source.replace('2026-12-01', '2026-11-01') }));
  await publishContent(mall.system, { files: now('Old'), gone: [] });
  const list = await mall.as()(articleApi.list, {});
  const id = list.ok ? list.value.list[0]?.article_id : undefined;
  const { path, key } = await preview(now('New'));
  expect(path).toMatch(new RegExp(`^/news_detail/${id}\\?`));
  expect(await ask(key)).toMatchObject({ value: { article: { article_id: id, title: 'New' } } });
  expect(await mall.as()(articleApi.detail, { id: id ?? 0 })).toMatchObject({ value: { title: 'Old' } });
});

test('only one of the platform gets such an address, and only for a text without a fault', async () => {
  expect(await mall.as()(editingApi.preview, { files: both('铜价', 'Copper') })).toMatchObject({ ok: false });
  const faulty = both('铜价', 'Copper').map((file) => ({
    ...file,
    source: file.source.replace('market', 'gossip'),
  }));
  expect(await previewContent(mall.system, { files: faulty })).toMatchObject({
    failure: { code: 'content.invalid' },
  });
});
