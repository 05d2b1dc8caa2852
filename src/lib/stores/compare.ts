import { atom } from 'nanostores';

/** Goods that this browser compares; name and picture are for the tray, the comparison reads the rest anew. */
export interface Compared {
  id: number;
  name: string;
  image: string;
  /** The size that was chosen; without one its whole range is compared. */
  size?: number;
}

export const COMPARED_MAX = 4;
const KEY = 'compare';

const isCompared = (row: unknown): row is Compared => {
  const { id, name, image, size } = (row ?? {}) as Partial<Record<keyof Compared, unknown>>;
  const isSize = size === undefined || Number.isSafeInteger(size);
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof image === 'string' && isSize;
};

function kept(): Compared[] {
  try {
    const rows: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isCompared).slice(0, COMPARED_MAX) : [];
  } catch {
    return [];
  }
}

export const $compared = atom<readonly Compared[]>([]);

/** Reads what this browser has kept; other tabs of it are followed. */
export function loadCompared(): void {
  $compared.set(kept());
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) $compared.set(kept());
  });
}

function keep(rows: readonly Compared[]): void {
  $compared.set(rows);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(rows));
  } catch {
    // The browser keeps nothing: goods are compared within one page.
  }
}

export const isBeingCompared = (id: number): boolean => $compared.get().some((row) => row.id === id);

/** Adds a product or takes it out; false when there is no place left. */
export function toggleCompared(row: Compared): boolean {
  const rows = $compared.get();
  if (isBeingCompared(row.id)) keep(rows.filter((other) => other.id !== row.id));
  else if (rows.length >= COMPARED_MAX) return false;
  else keep([...rows, row]);
  return true;
}

/** Another size of a product that is compared, as the comparison shows it. */
export function sizeCompared(id: number, size: number | undefined): void {
  const rows = $compared.get();
  const row = rows.find((other) => other.id === id);
  if (!row || row.size === size) return;
  const { name, image } = row;
  const changed: Compared = size === undefined ? { id, name, image } : { id, name, image, size };
  keep(rows.map((other) => (other.id === id ? changed : other)));
}

export const clearCompared = (): void => keep([]);
