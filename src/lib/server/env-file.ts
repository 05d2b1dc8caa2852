// Imported first, because modules read the environment while they are loaded: what the project's `.env` says, or the
// file that ENV_FILE names (`none`: no file), joins the environment. What is set there already wins, a secret over the
// file's NAME_FILE and a NAME_FILE over the file's secret, since both are one setting.
import path from 'node:path';

const named = process.env['ENV_FILE'];
const before = new Set(Object.keys(process.env));

if (named !== 'none') {
  try {
    process.loadEnvFile(named || path.resolve(import.meta.dirname, '../../../.env'));
    for (const name of before) {
      const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
      if (!before.has(other)) delete process.env[other];
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named || code !== 'ENOENT') {
      console.error(`\n✗ The settings in ${named || '.env'} cannot be read (${code ?? String(error)}).`);
      console.error('  Let this user read the file, or name another one: ENV_FILE=/etc/mall.env\n');
      process.exit(1);
    }
  }
}
