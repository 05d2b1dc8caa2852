/** Who may open a page: everybody, whoever is logged in, or only visitors (specification, section 2). */
export type PageAccess = 'public' | 'login' | 'guest';

/** Every page of the site. Pages without a row are an error that tests/checks/routes.test.ts finds. */
export const PAGES: Record<string, PageAccess> = {
  '/': 'public',
};

const patterns = Object.entries(PAGES).map(([route, access]) => ({
  matches: new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}/?$`),
  access,
}));

/** Access of an address without its language prefix; unknown addresses are public (they answer 404). */
export const accessOf = (pathname: string): PageAccess =>
  PAGES[pathname] ?? patterns.find((row) => row.matches.test(pathname))?.access ?? 'public';
