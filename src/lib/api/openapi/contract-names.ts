import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import type { SchemaNames } from './json-schema.ts';

const CONTRACTS = new URL('../../contracts/', import.meta.url);

const isShape = (value: unknown): value is z.core.$ZodObject =>
  value instanceof z.core.$ZodObject || value instanceof z.ZodMiniObject;

/**
 * The shapes that contracts export, by their names there; of two that are called alike the first keeps the name. The path
 * is written so that a server in one file finds its own contracts, whose shapes its rows have, and not their sources again.
 */
export async function contractNames(): Promise<SchemaNames> {
  const names: SchemaNames = z.registry<{ id: string }>();
  const taken = new Set<string>();
  const files = readdirSync(CONTRACTS).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  for (const file of files.toSorted()) {
    const exported = (await import(`../../contracts/${file}.ts`)) as Record<string, unknown>;
    for (const [id, value] of Object.entries(exported)) {
      if (!/^[A-Z]/.test(id) || !isShape(value) || names.has(value) || taken.has(id)) continue;
      names.add(value, { id });
      taken.add(id);
    }
  }
  return names;
}
