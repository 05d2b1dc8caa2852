// Whoever passes the mall on passes on what the authors of its packages ask for.
// When it fails: node scripts/write-notices.mjs
import { expect, test } from 'vitest';
import { shippedPackages } from '../../scripts/write-notices.mjs';
import { readPlace } from '../support/source-files.ts';

const notices = readPlace('NOTICES');
const [, list = '', ...texts] = notices.split('\n\n');

test('NOTICES names every package that the mall ships, with its licence', () => {
  const lock = JSON.parse(readPlace('package-lock.json')) as Parameters<typeof shippedPackages>[0];
  expect(list.split('\n')).toEqual(shippedPackages(lock));
});

test('NOTICES holds the texts of the licences', () => {
  const text = texts.join('\n\n');
  for (const said of [
    'Permission is hereby granted, free of charge',
    'Apache License',
    'Redistribution and use in source',
  ])
    expect(text).toContain(said);
  for (const name of ['react', 'hono', 'zod', 'pg'])
    expect(text).toMatch(new RegExp(`^-+\\n(.*, )?${name}(,|$)`, 'm'));
});
