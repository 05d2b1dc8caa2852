// What doctor reports about the settings alone: names that nothing reads, and secrets that other users can read.
export async function settings() {
  const { readSettings } = await import('../../src/lib/server/env.ts');
  const { settingsFile } = await import('../../src/lib/server/environment.ts');
  const { oddNames, refuseMisspelt, sayOddName } = await import('../../src/lib/server/setting-names.ts');
  const { openPlaces } = await import('../../src/lib/server/open-places.ts');
  let read;
  try {
    read = readSettings();
  } catch {
    // Wrong values are reported where the providers are checked; a misspelt name may be the cause.
  }
  const odd = oddNames(process.env, settingsFile.names);
  const notes = odd.map((one) => ({ note: sayOddName(one) }));
  try {
    refuseMisspelt(process.env, read?.mode ?? 'demo', odd);
  } catch (error) {
    notes.push({ bad: error.message, cure: error.cure });
  }
  const isPublic = read?.mode === 'production';
  const open = read ? openPlaces(read, process.env) : [];
  return [
    ...notes,
    ...open.map(({ sentence, cure }) =>
      isPublic ? { bad: sentence, cure } : { note: `${sentence} ${cure}` },
    ),
  ];
}
