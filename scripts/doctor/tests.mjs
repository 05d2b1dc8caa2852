// What doctor looks at that only the tests need.
export async function browser() {
  const { findBrowser } = await import('../../tests/support/browser.ts');
  const found = findBrowser();
  if (found) return { good: `browser ${found}` };
  return {
    note: 'no Chromium or Chrome: npm test installs one as root, or downloads one. Debian: apt install chromium',
  };
}

export async function fonts() {
  const { hasChineseFont } = await import('../../tests/support/browser.ts');
  if (hasChineseFont()) return { good: 'a font with Chinese characters' };
  return {
    note: 'no font with Chinese characters: screenshots would show boxes. Debian: apt install fonts-noto-cjk',
  };
}

export async function postgres() {
  const { findPrograms } = await import('../../tests/support/postgres.ts');
  const { probe } = await import('../../tests/support/postgres-probe.ts');
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const answer = await probe(given);
    if ('version' in answer)
      return { good: `PostgreSQL ${answer.version} for the race tests (TEST_DATABASE_URL)` };
    return {
      bad: `TEST_DATABASE_URL does not work: ${answer.problem}`,
      cure: 'Mend the address or unset it.',
    };
  }
  const programs = findPrograms();
  if (programs) return { good: `PostgreSQL for the race tests can be started from ${programs}` };
  return {
    note: 'no PostgreSQL for the race tests: npm test installs it as root. Debian: apt install postgresql',
  };
}
