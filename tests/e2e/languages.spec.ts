// Two hundred pages at once in both languages: no page may come out in the other one, rendered or from the cache.
import { expect, test } from './steps/mall.ts';
import { wordsOf } from './steps/words.ts';

const addresses = ['/', '/goods_cate', '/news_list', '/login', '/no-such-page'];

test('pages asked for at once keep to their languages', async ({ request }) => {
  const asked = Array.from({ length: 200 }, (_, at) => ({
    lang: at % 2 ? ('en-US' as const) : ('zh-CN' as const),
    // A query of its own now and then, so that some come from the cache and some are rendered.
    path: `${addresses[at % addresses.length]}${at % 3 ? '' : `?page=${at}`}`,
  }));
  const answers = await Promise.all(
    asked.map(async ({ lang, path }) => {
      const reply = await request.get(lang === 'en-US' ? `/en-US${path}` : path);
      return { lang, path, html: await reply.text() };
    }),
  );
  const mixed = answers.filter(({ lang, path, html }) => {
    const other = lang === 'en-US' ? 'zh-CN' : 'en-US';
    const words = path.startsWith('/login') ? 'identity:agree' : 'common:skip';
    const isInIts = html.includes(`<html lang="${lang}"`) && html.includes(wordsOf(lang)(words));
    return !isInIts || html.includes(wordsOf(other)(words));
  });
  expect(mixed.map(({ lang, path }) => `${lang} ${path}`)).toEqual([]);
});
