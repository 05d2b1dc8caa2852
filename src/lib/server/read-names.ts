import type { Database } from '../db/database.ts';
import { LOCALES } from '../i18n/locales.ts';
import { nameMall } from '../i18n/say-mall.ts';

/** What `npm run setup -- production` has called the mall goes into its words, before anybody asks for them. */
export async function readNames({ query }: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await query(
    `select key, value ->> 'site_name' as name from site_setting where key like 'site:%'`,
  );
  const nameIn = (locale: string): unknown => rows.find((row) => row['key'] === `site:${locale}`)?.['name'];
  nameMall(Object.fromEntries(LOCALES.map((locale) => [locale, String(nameIn(locale) ?? '')])));
}
