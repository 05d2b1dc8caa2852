import './env-file.ts';
import { parseArgs } from 'node:util';
import {
  giveFactor,
  hasAdministrator,
  putAdministrator,
  refuseAdministrator,
} from '../domain/account/identity/index.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { isLaid, seedMall, type MallFacts } from '../seed/base/seed-mall.ts';
import type { SeedContext } from '../seed/base/seed-context.ts';
import { given, givenPassword } from './admin/ask.ts';
import { atTheServer, audited, must, sayWhatStays, showFactor, type Desk } from './admin/command.ts';

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    'name-en': { type: 'string' },
    'service-phone': { type: 'string' },
    address: { type: 'string' },
    'address-en': { type: 'string' },
    phone: { type: 'string' },
    'password-file': { type: 'string' },
  },
});

/** A shop of the demo; its key never changes. */
const DEMO_STORE = 'yongnian-hengjin';

async function refuseDemo({ ctx }: Desk): Promise<void> {
  const { rows } = await ctx.database.query('select 1 from merchant where key = $1', [DEMO_STORE]);
  if (rows.length > 0)
    throw new SetupError(
      'This database holds the demo mall.',
      'Name an empty one: another DATABASE_URL, or another DATA_DIR.',
    );
}

async function factsOf(): Promise<MallFacts> {
  const name = await given(values.name, { name: 'name', question: 'Name of the mall' });
  if (name.length < 2 || name.length > 30)
    throw new SetupError('The name of a mall has 2 to 30 characters.', 'Give it: --name …');
  const address = await given(values.address, {
    name: 'address',
    question: 'Address of its company, for the footer',
    otherwise: '',
  });
  return {
    name,
    nameEn: await given(values['name-en'], {
      name: 'name-en',
      question: 'Its name in English',
      otherwise: name,
    }),
    servicePhone: await given(values['service-phone'], {
      name: 'service-phone',
      question: 'Telephone of its service',
      otherwise: '',
    }),
    address,
    addressEn: await given(values['address-en'], {
      name: 'address-en',
      question: 'The address in English',
      otherwise: address,
    }),
  };
}

/** Writes categories, belts, markets, settings and agreements, inside the caller's transaction. */
async function seedGround({ ctx }: Desk, facts: MallFacts): Promise<void> {
  const seed: SeedContext = {
    db: ctx.database.db,
    now: ctx.clock.now(),
    async keep(path, svg) {
      await ctx.storage.put(path, new TextEncoder().encode(svg), 'image/svg+xml');
      return ctx.storage.urlOf(path);
    },
  };
  await seedMall(seed, facts);
}

interface First {
  phone: string;
  password: string;
}

/** Who becomes the first of the platform's people; later ones come by admin:create. */
async function firstOf(desk: Desk): Promise<First> {
  const phone = await given(values.phone, { name: 'phone', question: 'Phone of the administrator' });
  const password = await givenPassword(values['password-file']);
  must(desk, refuseAdministrator(phone, password));
  return { phone, password };
}

async function makeFirst(desk: Desk, { phone, password }: First): Promise<void> {
  const { ctx, settings } = desk;
  if (await hasAdministrator(ctx.database))
    throw new SetupError('Somebody else has set up this mall meanwhile.', 'Look at it: npm run doctor');
  const made = must(desk, await putAdministrator(ctx, { phone, password, roles: ['owner'] }));
  sayWhatStays(phone, made);
  if (made.hasFactor) return;
  await showFactor(values.name ?? new URL(settings.SITE_URL).host, phone, await giveFactor(ctx, made.uid));
}

/** Asks for everything first; then what is missing is written at once, all or nothing. */
async function makeMall(desk: Desk): Promise<void> {
  const { ctx } = desk;
  const facts = (await isLaid(ctx.database)) ? undefined : await factsOf();
  const first = (await hasAdministrator(ctx.database)) ? undefined : await firstOf(desk);
  const write = (): Promise<void> =>
    ctx.database.tx(async () => {
      if (facts) await seedGround(desk, facts);
      if (first) await makeFirst(desk, first);
    });
  const keepGround = () => (facts ? audited(desk, 'setup', facts, write) : write());
  if (first) await audited(desk, 'admin:create', { phone: first.phone, roles: ['owner'] }, keepGround);
  else await keepGround();
  console.log(`✓ Categories, belts, markets, settings and agreements are ${facts ? 'written' : 'there'}.`);
  console.log(
    first ? `\n✓ ${first.phone} is the administrator, with every role.` : '✓ There is an administrator.',
  );
}

await atTheServer(async (desk) => {
  await refuseDemo(desk);
  await makeMall(desk);
  const { SITE_URL, mode } = desk.settings;
  const next =
    mode === 'demo'
      ? `It still serves this machine alone (${SITE_URL}): set SITE_URL to its public address, then npm start.`
      : `Start it: npm start. It will be ${SITE_URL}.`;
  console.log(`✓ The mall is set up. ${next} npm run doctor says what is still missing.`);
});
