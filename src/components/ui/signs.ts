/** Icons that stand in every card of a list: drawn once a page, by Signs.astro, and named by Sign.astro. */
export const SIGNS = ['quote', 'heart', 'grid', 'cart', 'factory', 'star'] as const;
export type SignName = (typeof SIGNS)[number];
