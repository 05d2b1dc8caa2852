import type { APIRoute } from 'astro';
import { drawListed } from '#components/desk/draw-listed.ts';

/** The cells of a list of a desk, for the server itself (`server/web/draw-by-page.ts`); there is nothing here for others. */
export const GET: APIRoute = ({ locals: { listed } }) => {
  if (!listed) return new Response(null, { status: 404 });
  listed.drawn = drawListed(listed.page);
  return new Response(null, { status: 204 });
};
