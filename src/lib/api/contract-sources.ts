import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Row } from '../contracts/endpoint.ts';
import type { SchemaNames } from './openapi/json-schema.ts';

const CONTRACTS = new URL('../contracts/', import.meta.url);

export interface ContractSources {
  /** The same row with the schema of its answer. */
  whole(row: Row): Row;
  /** The shapes that contracts export, by their names there; of two that are called alike the first keeps the name. */
  names: SchemaNames;
}

const isShape = (value: unknown): value is z.core.$ZodObject =>
  value instanceof z.core.$ZodObject || value instanceof z.ZodMiniObject;

async function read(): Promise<ContractSources> {
  const rows = new Map<string, Row>();
  const names: SchemaNames = z.registry<{ id: string }>();
  const taken = new Set<string>();
  const files = readdirSync(CONTRACTS).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) {
    const exported = (await import(new URL(file, CONTRACTS).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (name.endsWith('Api'))
        for (const row of Object.values(value as Record<string, Row>))
          rows.set(`${row.method} ${row.path}`, row);
      if (!/^[A-Z]/.test(name) || !isShape(value) || names.has(value) || taken.has(name)) continue;
      names.add(value, { id: name });
      taken.add(name);
    }
  }
  return { whole: (row) => rows.get(`${row.method} ${row.path}`) ?? row, names };
}

let sources: Promise<ContractSources> | undefined;

/**
 * Contracts with the schemas of what is answered, which the server in one file leaves out (scripts/lib/answers-apart.mjs):
 * the modules as they lie beside this one, read when they are first asked for.
 */
export const contractSources = (): Promise<ContractSources> => (sources ??= read());
