import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import { ROW_CHANGES } from '../db/row-cache.ts';
import { settingOf } from '../db/settings.ts';
import { LOCALES } from '../i18n/locales.ts';
import { seconds } from '../kernel/clock.ts';
import { platformSettings, applyPlatformSettings } from '../kernel/platform-settings.ts';

/** A process that missed a notification reads the settings again after this. */
const LOOK_EVERY = seconds(30);

/** Reads what the platform has set for its mall: name, timers, limits and carriers. Answers whether anything is new. */
export async function readPlatformSettings({ db }: Pick<Database, 'db'>): Promise<boolean> {
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
  if (isDeepStrictEqual(all, platformSettings())) return false;
  applyPlatformSettings(all);
  return true;
}

/**
 * Follows changes by any process; `heard` is called once texts and timers are updated. Answers a function that ends it.
 */
export function followPlatformSettings(database: Database, heard: () => void): () => void {
  // Reads run one after another, so that an older answer never replaces a newer one.
  let before = Promise.resolve();
  const look = (): void => {
    before = before
      .then(() => readPlatformSettings(database))
      .then(
        (isNew) => (isNew ? heard() : undefined),
        () => undefined,
      );
  };
  // If listening fails, the timer still reads the settings.
  void database
    .listen(ROW_CHANGES, (call) => {
      if (call.startsWith('setting')) look();
    })
    .catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
