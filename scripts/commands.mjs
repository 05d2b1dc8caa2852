// Every command, one row each: what it does, what it takes. `scripts/run.mjs` reads the row and refuses anything else
// before it installs, builds or writes; `npm run <command> -- --help` prints it. No package is imported here.
//
// develops: needs the packages that only tests and tools use; a production install has the others.
// takes: words after the command, `needed` or not, `many` or one. options: flags, without a `value` they are yes or no;
// `is` gives the allowed words or a check of the value with the sentence of its refusal.

import fs from 'node:fs';
import { at } from './lib/places.mjs';
import { stages } from './test/stages.mjs';

const stageNames = stages.map(({ name }) => name);
/** Words of which each is part of the name of a program `tests/<kind>/<name>.<kind>.ts`. */
function wordsOfPrograms(/** @type {string} */ kind) {
  const folder = at('tests', kind);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const names = files.flatMap((file) =>
    file.endsWith(`.${kind}.ts`) ? [file.replace(`.${kind}.ts`, '')] : [],
  );
  return {
    test: (/** @type {string} */ word) => names.some((name) => name.includes(word)),
    say: `a part of one of these: ${names.join(', ')}`,
  };
}
const benches = wordsOfPrograms('bench');
const programOrCommit = {
  test: (/** @type {string} */ word) => benches.test(word) || /^[0-9a-f]{7,40}$/.test(word),
  say: `${benches.say}; or a commit of seven digits or more`,
};
const aNumber = {
  test: (/** @type {string} */ text) => /^\d+$/.test(text),
  say: 'a whole number, e.g. 100000',
};
const locales = ['zh-CN', 'en-US'];

/**
 * @typedef {readonly string[] | { test: (text: string) => boolean, say: string }} Allowed
 * @typedef {{ value?: string, short?: string, about: string, is?: Allowed }} Option
 * @typedef {{ name: string, about: string, needed?: boolean, many?: boolean, is?: Allowed }} Takes
 * @typedef {{ about: string, develops?: boolean, takes?: Takes, options?: Record<string, Option>, example?: string }} Command
 */

/** @type {Record<string, Command>} */
export const commands = {
  start: { about: 'Builds what is out of date and serves the mall; SIGTERM or Ctrl+C ends it gently.' },
  dev: {
    about: 'Serves the site with live reload, with the same backend behind it.',
    options: { open: { about: 'opens a browser' } },
  },
  build: { about: 'Builds the pages, also when nothing has changed.' },
  test: {
    develops: true,
    about: 'Runs everything that must hold, from the format to the built site in a browser.',
    takes: { name: 'STAGE', about: 'only these stages', many: true, is: stageNames },
    example: 'format lint',
  },
  verify: {
    develops: true,
    about: 'Am I done? Format, lint, types, checks and all tests that need no browser.',
    takes: { name: 'STAGE', about: 'only these stages', many: true, is: stageNames },
    example: 'types',
  },
  seed: {
    about: 'Fills an empty database with the demo mall, the same every time.',
    options: { goods: { value: 'NUMBER', is: aNumber, about: 'grows the catalogue to so many goods' } },
    example: '--goods 100000',
  },
  'db:reset': {
    about: 'Empties the mall: removes the embedded database and the uploaded files.',
    options: { yes: { about: 'yes, empty the database of DATABASE_URL' } },
  },
  'db:generate': {
    develops: true,
    about: 'Writes the migration for what changed in src/lib/db/schema.',
    options: {
      name: { value: 'NAME', about: 'what the migration does, e.g. add_coupons' },
      custom: { about: 'an empty migration for SQL written by hand' },
    },
    example: '--name add_coupons',
  },
  backup: {
    about: 'Writes the database, all files and the keys that the mall made into one checked folder.',
    takes: {
      name: 'FOLDER',
      about: 'a new folder; a mall on the embedded database is stopped first',
      needed: true,
    },
    example: '/var/backups/mall-2026-11-22',
  },
  restore: {
    about:
      'Brings a backup back into an empty database (DATABASE_URL, or DATA_DIR), after checking all of it.',
    takes: { name: 'FOLDER', about: 'what npm run backup has written', needed: true },
    example: '/var/backups/mall-2026-11-22',
  },
  doctor: { about: 'Says what is wrong with this machine, its settings and the mall, and the cure.' },
  bench: {
    develops: true,
    about: 'Measures the figures of docs/performance.md.',
    takes: {
      name: 'WORD',
      about:
        'only programs of tests/bench with one of these in their names; after versus, the commit to compare with',
      many: true,
      is: programOrCommit,
    },
    example: 'search',
  },
  audit: {
    develops: true,
    about: 'Looks over every page: links, HTML, barriers, speed, pictures for eyes.',
    takes: {
      name: 'WORD',
      about: 'only programs of tests/audit with one of these in their names',
      many: true,
      is: wordsOfPrograms('audit'),
    },
    example: 'html',
  },
  sbom: {
    about: 'Lists every package with version, hash and licence, as CycloneDX.',
    takes: { name: 'FILE', about: 'where it is written; without it, it is printed' },
    example: 'bill.json',
  },
  content: {
    about: 'Publishes news, agreements, belts and markets that editors have written in src/content.',
    takes: {
      name: 'FILE',
      about: 'with --preview: the texts to look at, e.g. news/winter-freight',
      many: true,
    },
    options: {
      check: { about: 'only says what is to be mended' },
      preview: { about: 'says where FILE may be looked at, for one hour, before it is published' },
      watch: { about: 'publishes again whenever a file changes' },
      export: { about: 'writes what was changed in the mall into the files' },
      new: { value: 'PLACE', about: 'begins a text, e.g. news/winter-freight' },
      remove: { value: 'PLACE', about: 'takes an article off the site, e.g. news/winter-freight' },
      root: { value: 'FOLDER', about: 'the folder with src/content and public; default: this project' },
    },
    example: '--check',
  },
  'catalog:import': {
    about: 'Brings goods of a store from a CSV or XLSX file.',
    takes: { name: 'FILE', about: 'the goods: docs/catalogue.md', needed: true },
    options: {
      store: { value: 'KEY', about: 'key or number of the store' },
      pictures: { value: 'FOLDER', about: 'pictures that the file names' },
      'take-away': { about: 'sizes that the file does not name are sold no more' },
      lang: { value: 'LOCALE', is: locales, about: 'language of what is said' },
    },
    example: 'goods.csv --store yongnian-hengjin',
  },
  'catalog:export': {
    about: 'Writes all goods of a store, or the template of a category, into a CSV or XLSX file.',
    takes: { name: 'FILE', about: 'what is written', needed: true },
    options: {
      store: { value: 'KEY', about: 'key or number of the store' },
      category: { value: 'KEY', about: 'instead of goods: the columns of a category and an example' },
      lang: { value: 'LOCALE', is: locales, about: 'language of the headings' },
    },
    example: 'goods.xlsx --store yongnian-hengjin',
  },
  format: {
    develops: true,
    about: 'Writes every file the way `npm run verify` wants it.',
    takes: { name: 'FILE', about: 'only these', many: true },
  },
  weigh: {
    develops: true,
    about: 'Says how much there is to read: lines, circles, casts, words, and the files behind the tours.',
    takes: {
      name: 'FILE',
      about: 'files instead of the tours of docs/architecture.md: how many each of them loads',
      many: true,
    },
    options: { names: { about: 'also names what is counted' } },
    example: '--names',
  },
  new: {
    develops: true,
    about: 'Writes the files of a feature in every layer and joins them to the lists.',
    takes: {
      name: 'AREA/FEATURE',
      about: 'its place in src/lib/domain',
      needed: true,
      is: {
        test: (text) => /^[a-z]+\/[a-z]+(-[a-z]+)*$/.test(text),
        say: 'an area and a feature, e.g. trade/gift-card',
      },
    },
    example: 'trade/gift-card',
  },
  setup: {
    about:
      'Installs what is missing: Node.js and the packages. With `production` it makes an empty database a mall. Its address is SITE_URL of the settings at every start; no address is kept in the database.',
    takes: { name: 'WHAT', about: 'a mall for the public, without goods and people', is: ['production'] },
    options: {
      name: { value: 'NAME', about: 'of the mall' },
      'name-en': { value: 'NAME', about: 'in English; default: the same' },
      'service-phone': { value: 'PHONE', about: 'of its service' },
      address: { value: 'TEXT', about: 'of its company, shown in the footer' },
      'address-en': { value: 'TEXT', about: 'in English; default: the same' },
      phone: { value: 'PHONE', about: 'of the first administrator' },
      'password-file': { value: 'FILE', about: 'his password; else MALL_ADMIN_PASSWORD, else it is asked' },
    },
    example: 'production --name 工采汇 --phone 13912345678',
  },
  'admin:create': {
    about:
      'Makes somebody one of the platform, with a password and a second factor; one that the account has stays.',
    options: {
      phone: { value: 'PHONE', about: 'whose account; an unknown one is opened' },
      roles: {
        value: 'ROLES',
        about: 'owner (default), review, finance, service, content, risk; several parted by commas',
      },
      'password-file': { value: 'FILE', about: 'the password; else MALL_ADMIN_PASSWORD, else it is asked' },
    },
    example: '--phone 13912345678 --roles review,service',
  },
  'admin:reset': {
    about: 'Gives somebody of the platform another password and second factor, and ends his sessions.',
    options: {
      phone: { value: 'PHONE', about: 'whose account' },
      password: { about: 'only the password' },
      factor: { about: 'only the second factor' },
      'password-file': { value: 'FILE', about: 'the password; else MALL_ADMIN_PASSWORD, else it is asked' },
    },
    example: '--phone 13912345678 --factor',
  },
};
