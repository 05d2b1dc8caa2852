import './env-file.ts';
import { parseArgs } from 'node:util';
import { PLATFORM_ROLES, type PlatformRole } from '../contracts/platform-role.ts';
import {
  findAdministrator,
  giveFactor,
  putAdministrator,
  resetAdministratorPassword,
} from '../domain/account/identity/index.ts';
import { readConfig } from '../domain/content/site/index.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { given, givenPassword } from './admin/ask.ts';
import { atTheServer, audited, must, sayWhatStays, showFactor, type Desk } from './admin/command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    phone: { type: 'string' },
    roles: { type: 'string' },
    'password-file': { type: 'string' },
    password: { type: 'boolean' },
    factor: { type: 'boolean' },
  },
});

function rolesOf(text: string): PlatformRole[] {
  const wanted = text.split(',').map((word) => word.trim());
  const unknown = wanted.find((word) => !PLATFORM_ROLES.includes(word as PlatformRole));
  if (unknown !== undefined)
    throw new SetupError(`There is no role "${unknown}".`, `Roles are: ${PLATFORM_ROLES.join(', ')}`);
  return wanted as PlatformRole[];
}

async function newFactor(desk: Desk, phone: string, uid: number): Promise<void> {
  const config = must(desk, await readConfig(desk.ctx));
  await showFactor(
    config.site_name || new URL(desk.settings.SITE_URL).host,
    phone,
    await giveFactor(desk.ctx, uid),
  );
}

/** npm run admin:create: somebody of the platform, with a password and, who has none yet, a second factor. */
async function create(desk: Desk): Promise<void> {
  const phone = await given(values.phone, { name: 'phone', question: 'Phone of the administrator' });
  const roles = rolesOf(await given(values.roles, { name: 'roles', question: 'Roles', otherwise: 'owner' }));
  const password = await givenPassword(values['password-file']);
  await audited(desk, 'admin:create', { phone, roles }, async () => {
    const made = must(desk, await putAdministrator(desk.ctx, { phone, password, roles }));
    console.log(`\n${phone} is of the platform: ${made.platformRoles.join(', ')}.`);
    sayWhatStays(phone, made);
    if (!made.hasFactor) await newFactor(desk, phone, made.uid);
  });
}

/** npm run admin:reset: another password, another second factor, or both; the sessions end. */
async function reset(desk: Desk): Promise<void> {
  const phone = await given(values.phone, { name: 'phone', question: 'Phone of the administrator' });
  const { uid } = must(desk, await findAdministrator(desk.ctx, phone), 'npm run admin:create makes one.');
  const isBoth = !values.password && !values.factor && values['password-file'] === undefined;
  const withPassword = isBoth || values.password === true || values['password-file'] !== undefined;
  const withFactor = isBoth || values.factor === true;
  const password = withPassword ? await givenPassword(values['password-file']) : undefined;
  const facts = { phone, is_new_password: withPassword, is_new_factor: withFactor };
  await audited(desk, 'admin:reset', facts, async () => {
    if (password !== undefined) {
      must(desk, await resetAdministratorPassword(desk.ctx, { phone, password }));
      console.log(`\n${phone} has another password; his sessions have ended.`);
    }
    if (withFactor) await newFactor(desk, phone, uid);
  });
}

await atTheServer(positionals[0] === 'reset' ? reset : create);
