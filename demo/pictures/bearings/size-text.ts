export const text = (value: number): string => String(Math.round(value * 100) / 100);
