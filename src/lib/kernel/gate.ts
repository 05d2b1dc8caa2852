/** Runs work of which only so much may be under way at once; the others wait in the order they came. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(width: number): Gate {
  let free = width;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
