export const sizes = (text: string): (readonly [number, number, number])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((one) => {
      const [d = 0, D = 0, B = 0] = one.split('x').map(Number);
      if (D <= d || B <= 0) throw new Error(`Not a ring: ${one}`);
      return [d, D, B] as const;
    });
