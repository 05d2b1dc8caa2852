import { readSettings, type Settings } from './env.ts';
import { settingsFile } from './environment.ts';
import { openPlaces } from './open-places.ts';
import { oddNames, refuseMisspelt, sayOddName } from './setting-names.ts';

/**
 * Warns of settings that nothing reads and of secrets that other users of this machine can read; refuses a misspelt
 * SITE_URL, and in production a misspelt secret.
 */
export function lookAtSettings(): Settings {
  const odd = oddNames(process.env, settingsFile.names);
  for (const one of odd) console.warn(`  ! ${sayOddName(one)}`);
  const settings = readSettings();
  refuseMisspelt(process.env, settings.mode, odd);
  for (const { sentence, cure } of openPlaces(settings, process.env)) console.warn(`  ! ${sentence} ${cure}`);
  return settings;
}
