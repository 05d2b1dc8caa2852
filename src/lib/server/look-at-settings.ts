import { readSettings, type Settings } from './env.ts';
import { settingsFile } from './environment.ts';
import { openPlaces } from './open-places.ts';
import { oddNames, refuseMisspelt, sayOddName } from './setting-names.ts';

/** Says what is set and read by nobody, and which secrets anybody reads; refuses where that would be another mall. */
export function lookAtSettings(): Settings {
  const odd = oddNames(process.env, settingsFile.names);
  for (const one of odd) console.warn(`  ! ${sayOddName(one)}`);
  const settings = readSettings();
  refuseMisspelt(process.env, settings.mode, odd);
  for (const { sentence, cure } of openPlaces(settings, process.env)) console.warn(`  ! ${sentence} ${cure}`);
  return settings;
}
