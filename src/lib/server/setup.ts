import './env-file.ts';
import { parseArgs } from 'node:util';
import {
  giveFactor,
  hasAdministrator,
  putAdministrator,
  refuseAdministrator,
} from '../domain/account/identity/index.ts';
import { SetupError } from '../kernel/setup-error.ts';
import { isLaid, layMall, type MallFacts } from '../seed/base/lay-mall.ts';
import type { Lay } from '../seed/base/lay.ts';
import { loadFamilies } from '../seed/demo/writer/families.ts';
import { given, givenPassword } from './admin/ask.ts';
import { atTheServer, audited, must, showFactor, type Desk } from './admin/command.ts';

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    'name-en': { type: 'string' },
    'service-phone': { type: 'string' },
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
  };
}

/** Categories, belts, markets, settings and agreements: once, all or nothing. */
async function layGround(desk: Desk): Promise<void> {
  const { ctx } = desk;
  const lay: Lay = {
    db: ctx.database.db,
    now: ctx.clock.now(),
    async keep(path, svg) {
      await ctx.storage.put(path, new TextEncoder().encode(svg), 'image/svg+xml');
      return ctx.storage.urlOf(path);
    },
  };
  if (await isLaid(lay))
    return console.log('✓ Categories, belts, markets, settings and agreements are there.');
  const facts = await factsOf();
  // Only what the goods of a category look like is taken from there.
  const families = await loadFamilies();
  const pictures = new Map(
    families.flatMap(({ categories }) => categories.map((row) => [row.key, row.picture])),
  );
  await audited(desk, 'setup', facts, () =>
    ctx.database.tx(() => layMall(lay, facts, (key) => pictures.get(key))),
  );
  console.log('✓ Categories, belts, markets, settings and agreements are written.');
}

/** The first of the platform's people; later ones come by admin:create. */
async function firstAdministrator(desk: Desk): Promise<void> {
  const { ctx, settings } = desk;
  if (await hasAdministrator(ctx.database)) return console.log('✓ There is an administrator.');
  const phone = await given(values.phone, { name: 'phone', question: 'Phone of the administrator' });
  const password = await givenPassword(values['password-file']);
  must(desk, refuseAdministrator(phone, password));
  await audited(desk, 'admin:create', { phone, roles: ['owner'] }, async () => {
    const made = must(desk, await putAdministrator(ctx, { phone, password, roles: ['owner'] }));
    await showFactor(values.name ?? new URL(settings.SITE_URL).host, phone, await giveFactor(ctx, made.uid));
  });
  console.log(`\n✓ ${phone} is the administrator, with every role.`);
}

await atTheServer(async (desk) => {
  await refuseDemo(desk);
  await layGround(desk);
  await firstAdministrator(desk);
  const { SITE_URL, mode } = desk.settings;
  const next =
    mode === 'demo'
      ? `It still serves this machine alone (${SITE_URL}): set SITE_URL to its public address, then npm start.`
      : `Start it: npm start. It will be ${SITE_URL}.`;
  console.log(`✓ The mall is set up. ${next} npm run doctor says what is still missing.`);
});
