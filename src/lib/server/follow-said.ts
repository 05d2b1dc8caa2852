import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import { KEPT } from '../db/kept.ts';
import { settingOf } from '../db/settings.ts';
import { LOCALES } from '../i18n/locales.ts';
import { seconds } from '../kernel/clock.ts';
import { said, say } from '../kernel/said.ts';

/** However well changes are told, a process that did not hear one knows it after this. */
const LOOK_EVERY = seconds(30);

/** Reads what the platform has said of its mall: its name, timers, limits and carriers. Answers whether that is new. */
export async function readSaid({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const [rules, couriers, wordings = {}, units = [], ...names] = await Promise.all([
    settingOf(db, 'rules'),
    settingOf(db, 'couriers'),
    settingOf(db, 'wordings'),
    settingOf(db, 'units'),
    ...LOCALES.map(
      async (locale) => [locale, (await settingOf(db, `site:${locale}`))?.site_name ?? ''] as const,
    ),
  ]);
  const all = {
    names: Object.fromEntries(names),
    timers: rules?.timers ?? {},
    orderMaximum: rules?.orderMaximum?.at(-1)?.fen ?? undefined,
    couriers,
    units,
    wordings: {
      'zh-CN': Object.fromEntries(Object.entries(wordings).map(([key, { zh }]) => [key, zh])),
      'en-US': Object.fromEntries(Object.entries(wordings).map(([key, { en }]) => [key, en])),
    },
  };
  if (isDeepStrictEqual(all, said())) return false;
  say(all);
  return true;
}

/** Follows changes of it by whichever process; `heard` is called once words and timers are those. Answers its end. */
export function followSaid(database: Database, heard: () => void): () => void {
  // One after the other: what was read first must not be said last.
  let before = Promise.resolve();
  const look = (): void => {
    before = before
      .then(() => readSaid(database))
      .then(
        (isNew) => (isNew ? heard() : undefined),
        () => undefined,
      );
  };
  // A place that cannot listen looks by itself.
  void database
    .listen(KEPT, (call) => {
      if (call.startsWith('setting')) look();
    })
    .catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
