// Before something is done at a desk it is said what it does: what removes says whether it comes back, what refuses says who
// hears of it.
import { expect, test } from 'vitest';
import type { AnyScreen } from '#islands/desk/screen.ts';
import { screenWord } from '#islands/desk/screen-word.ts';
import { createT, wireWord, type Words } from '#lib/i18n/translate.ts';

const files = import.meta.glob<{ default: AnyScreen }>(
  '../../../src/islands/desk/screens/{merchant,platform}/*.tsx',
);
const REMOVES = /\/(remove|delete|drop_group|revoke)(\/|$)/;
const REFUSES = /^(refuse|reject|take_down)$/;
/** That nothing brings it back, or how it comes back. */
const TELLS = {
  'zh-CN': /不能恢复|重新|上级分类|不能撤销/,
  'en-US': /cannot|can be|again|for good|above|never/i,
};

const texts = import.meta.glob<Words>('../../../locales/*/*.json', { eager: true, import: 'default' });
const wordsOf = (locale: 'zh-CN' | 'en-US') =>
  createT({
    locale,
    words: Object.fromEntries(
      Object.entries(texts).flatMap(([file, words]) => {
        const [, of, name] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
        return of === locale && name ? [[name, words]] : [];
      }),
    ),
  });
const acts = (
  await Promise.all(
    Object.entries(files).map(async ([file, load]) => {
      const { default: screen } = await load();
      const named = file.replace(/^.*screens\/|\.tsx$/g, '');
      return (screen.acts ?? []).map((act) => ({
        act: act as { key: string; row: { path: string } },
        named,
        screen,
      }));
    }),
  )
).flat();

test.each(['zh-CN', 'en-US'] as const)('acts that remove or refuse say what that means, in %s', (locale) => {
  const t = wordsOf(locale);
  const silent = acts.flatMap(({ act: { key, row }, named, screen }) => {
    const removes = REMOVES.test(row.path);
    if (!removes && !REFUSES.test(key)) return [];
    const said = wireWord(t, screen.words, `act.${key}.sure`, { count: 2 });
    const isSaid = !said.endsWith(`act.${key}.sure`) && (!removes || TELLS[locale].test(said));
    return isSaid ? [] : [`${named} ${key}: ${said}`];
  });
  expect(acts.length).toBeGreaterThan(150);
  expect(silent).toEqual([]);
});

test.each(['zh-CN', 'en-US'] as const)(
  'no act is called like the button that leaves its dialog, in %s',
  (locale) => {
    const t = wordsOf(locale);
    const leaves = [t('common:cancel'), t('common:close')];
    const alike = acts.filter(({ act: { key }, screen }) =>
      leaves.includes(screenWord(t, screen.words, `act.${key}.name`)),
    );
    expect(alike.map(({ act: { key }, named }) => `${named} ${key}`)).toEqual([]);
  },
);
