import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleApi } from '#lib/contracts/article.ts';
import { COVER_WORDS, coverAddress, type ContentSource } from '#lib/contracts/editing.ts';
import { hasPage } from '#lib/contracts/routes.ts';
import { articleCategory, category } from '#lib/db/schema.ts';
import {
  checkContent,
  checkSource,
  editText,
  listContentChanges,
  publishContent,
  readText,
} from '#lib/domain/content/editing/index.ts';
import { openTestMall } from '../../support/mall.ts';

const news = (
  changes: Record<string, string> = {},
  body = 'Steel is dearer.',
  locale = 'en-US',
): ContentSource => {
  const fields: Record<string, string> = {
    slug: 'steel',
    category: 'market',
    title: '"Steel, up again"',
    synopsis: 'Prices of wire rod',
    author: 'Market desk',
    published_at: '"2026-11-01T09:00:00+08:00"',
    cover: 'chart',
    ...changes,
  };
  const front = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return {
    kind: 'news',
    name: 'steel',
    locale: locale as 'en-US',
    source: `---\n${front.join('\n')}\n---\n\n${body}\n`,
  };
};
const NOBODY = { hasFile: () => false, hasPage };

const mall = await openTestMall();
beforeAll(async () => {
  await mall.services.database.db
    .insert(articleCategory)
    .values({ key: 'market', title: '行情', titleEn: 'Market' });
});
afterAll(() => mall.close());

const publish = (files: ContentSource[], gone: string[] = []) => publishContent(mall.system, { files, gone });
const readSteel = async () => {
  const { list } = valueOf(await mall.as(undefined, 'en-US')(articleApi.list, {}));
  return list.find(({ title }) => title.startsWith('Steel'));
};
function valueOf<T>(result: { ok: true; value: T } | { ok: false; failure: { code: string } }): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

describe('a file of an editor', () => {
  it('finds each cover that it may name by a word among the public files', () => {
    const drawn = readdirSync('public/covers').map((name) => `/covers/${name}`);
    expect(drawn.toSorted()).toEqual(COVER_WORDS.map(coverAddress).toSorted());
  });
  it('has a key that the address of its page allows, when it is an agreement', () => {
    const source = (key: string) =>
      `---\nkey: ${key}\ntitle: Returns\nupdated_at: "2026-11-01T00:00:00+08:00"\n---\n\nText.\n`;
    expect(checkSource('agreement', 'return_rule', source('return_rule'), NOBODY).faults).toEqual([]);
    const [fault] = checkSource('agreement', 'return-rule', source('return-rule'), NOBODY).faults;
    expect(fault).toMatchObject({ line: 2, cure: expect.stringContaining('small letters and _') });
  });

  it('is in order when every field says what its kind must say', () => {
    expect(checkSource('news', 'steel', news().source, NOBODY).faults).toEqual([]);
  });

  it.each([
    ['without front matter', 'Only text', 1],
    ['with an unknown category', news({ category: 'gossip' }).source, 3],
    ['with a field that nobody knows', news({ colour: 'red' }).source, 9],
    ['with a date that is none', news({ published_at: 'tomorrow' }).source, 7],
    ['with a name that is not the file’s', news({ slug: 'iron' }).source, 2],
    ['with a picture that is not there', news({}, 'See\n\n![plan](/media/plan.webp)').source, 13],
    ['with a link to a page that is not there', news({}, '[more](/no_such_page)').source, 11],
    ['with a link in HTML to a page that is not there', news({}, '<a href="/no_such_page">x</a>').source, 11],
    ['with a link at its end that leads nowhere', news({}, '[more][1]\n\n[1]: /no_such_page').source, 13],
    ['with a drawing that nobody draws', news({ cover: 'unicorn' }).source, 8],
    ['with a number where a category of goods is named', news({ goods: '12' }).source, 9],
  ])('%s is named with its line and a cure', (_, source, line) => {
    const [fault, ...others] = checkSource('news', 'steel', source, NOBODY).faults;
    expect(others).toEqual([]);
    expect(fault?.line).toBe(line);
    expect(fault?.cure).toMatch(/\w/);
  });
});

describe('publishing', () => {
  it('shows the text, and tells the pages that show it', async () => {
    const report = valueOf(await publish([news()]));
    expect(report.published).toEqual(['news/steel.en-US']);
    expect(report.refreshed).toEqual([expect.stringMatching(/^news:\d+$/), 'news']);
    expect(await readSteel()).toMatchObject({
      title: 'Steel, up again',
      author: 'Market desk',
      image_input: '/covers/chart.svg',
    });
    expect(mall.tags).toContain('news');
  });

  it('does nothing for a file that has not changed', async () => {
    mall.tags.length = 0;
    expect(valueOf(await publish([news()]))).toEqual({
      published: [],
      waiting: [],
      hidden: [],
      conflicts: [],
      refreshed: [],
    });
    expect(mall.tags).toEqual([]);
  });

  it('keeps a text of tomorrow back until its day', async () => {
    const tomorrow = news({ title: '"Steel of tomorrow"', published_at: '"2026-11-22T09:00:00+08:00"' });
    expect(valueOf(await publish([tomorrow])).waiting).toHaveLength(1);
    expect(await readSteel()).toBeUndefined();
    expect(mall.jobs.at(-1)).toMatchObject({
      name: 'content.appear',
      at: new Date('2026-11-22T01:00:00.000Z'),
    });
    mall.clock.set('2026-11-22T09:00:01+08:00');
    expect(await readSteel()).toBeDefined();
  });

  it('lets nothing dangerous through', async () => {
    const evil = news({ title: '"Steel"' }, 'Hi <script>alert(1)</script> <img src=x onerror=alert(1)>');
    await publish([evil]);
    const found = await readSteel();
    const detail = valueOf(
      await mall.as(undefined, 'en-US')(articleApi.detail, { id: found?.article_id ?? 0 }),
    );
    expect(detail.content).not.toMatch(/script|onerror/);
  });

  it('refuses all files when one is wrong, and says which', async () => {
    const answer = await publish([news({ title: '"Steel, new"' }), news({ category: 'gossip' })]);
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'content.invalid', params: { file: 'news/steel.en-US', line: '3' } },
    });
    expect((await readSteel())?.title).toBe('Steel');
  });

  it('refuses a category of goods that the mall does not have, with line and cure, and takes one that it has', async () => {
    const answer = await publish([news({ title: '"Steel, for valves"', goods: 'valves' })]);
    expect(answer).toMatchObject({
      ok: false,
      failure: { params: { line: '9', problem: 'The mall has no category of goods "valves".' } },
    });
    const { db } = mall.services.database;
    await db.insert(category).values({ key: 'valves', path: [1], level: 1, name: '阀门', nameEn: 'Valves' });
    expect(valueOf(await publish([news({ title: '"Steel"', goods: 'valves' })])).published).toHaveLength(1);
  });

  it('finds every link to goods and articles that are not there, and every place, before anything is published', async () => {
    const body = 'See [this](/goods_detail/987654)\nand [that](/en-US/news_detail/99999999999).';
    const belt = { kind: 'belt' as const, name: 'atlantis', locale: 'en-US' as const };
    const files = [
      news({}, body),
      { ...belt, source: '---\nkey: atlantis\nname: Atlantis\n---\n\nSunken.\n' },
    ];
    const faults = valueOf(await checkContent(mall.system, { files }));
    expect(faults.map(({ name, line, problem }) => [name, line, problem])).toEqual([
      ['steel', 11, 'The mall has no product 987654.'],
      ['steel', 12, 'The mall has no article 99999999999.'],
      ['atlantis', 2, 'The mall has no belt "atlantis".'],
    ]);
    expect(faults.every(({ cure }) => cure.length > 10)).toBe(true);
  });

  it('does not overwrite what was edited on the site since, and offers it for the file', async () => {
    const { revision, form } = valueOf(await readText(mall.system, { id: 'news.steel' }));
    const mine = { ...form, en: { ...form.en, title: 'Steel, edited on the site' } };
    valueOf(await editText(mall.system, { kind: 'news', name: 'steel', revision, form: mine }));
    expect((await readSteel())?.title).toBe('Steel, edited on the site');
    // What the form does not show, and how the file is written, stays as it was.
    const edited = news({ title: '"Steel, edited on the site"', goods: 'valves' });
    expect(valueOf(await listContentChanges(mall.system))).toEqual([edited]);

    expect(valueOf(await publish([news({ title: '"Steel, edited in the file"' })])).conflicts).toHaveLength(
      1,
    );
    expect((await readSteel())?.title).toBe('Steel, edited on the site');

    expect(valueOf(await publish([edited])).conflicts).toEqual([]);
    expect(valueOf(await listContentChanges(mall.system))).toEqual([]);
  });

  it('leads readers on in their own language, whatever the address of a link says', async () => {
    const body = '[goods](/goods_cate?title=bolt), [belts](/en-US/industry_belt), ![plan](/files/plan.webp)';
    valueOf(await publish([news({}, body), news({}, body, 'zh-CN')]));
    const id = (await readSteel())?.article_id ?? 0;
    const english = valueOf(await mall.as(undefined, 'en-US')(articleApi.detail, { id }));
    expect(english.content).toContain('href="/en-US/goods_cate?title=bolt"');
    expect(english.content).toContain('href="/en-US/industry_belt"');
    expect(english.content).toContain('src="/files/plan.webp"');
    const chinese = valueOf(await mall.as(undefined, 'zh-CN')(articleApi.detail, { id }));
    expect(chinese.content).toContain('href="/goods_cate?title=bolt"');
    expect(chinese.content).toContain('href="/industry_belt"');
  });

  it('takes news off the site whose files are gone', async () => {
    expect(valueOf(await publish([], ['steel'])).hidden).toEqual(['steel']);
    expect(await readSteel()).toBeUndefined();
  });
});
