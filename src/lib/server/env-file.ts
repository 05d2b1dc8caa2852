// Imported first, because modules read the environment while they are loaded: what the project's `.env` says, or the
// file that ENV_FILE names (`none`: no file), joins the environment. What is set there already wins.
import path from 'node:path';

const named = process.env['ENV_FILE'];

if (named !== 'none') {
  try {
    process.loadEnvFile(named || path.resolve(import.meta.dirname, '../../../.env'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named || code !== 'ENOENT') {
      console.error(`\n✗ The settings in ${named || '.env'} cannot be read (${code ?? String(error)}).`);
      console.error('  Let this user read the file, or name another one: ENV_FILE=/etc/mall.env\n');
      process.exit(1);
    }
  }
}
