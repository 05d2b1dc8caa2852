import { expect, it } from 'vitest';
import { renderPage, type AstroHandler } from '#lib/server/web/render-page.ts';

it('hands over status, headers and the whole body', async () => {
  const handler: AstroHandler = (_req, res) => {
    res.writeHead(404, { 'X-Kind': 'none' });
    res.write('gone');
    res.end(' away');
  };
  const page = await renderPage(handler, '/x', {}, {});
  expect([page.status, page.headers['x-kind'], page.body.toString()]).toEqual([404, 'none', 'gone away']);
});

it('says that the answer has gone out, so that what listens for it can let go', async () => {
  let told = 0;
  const handler: AstroHandler = (_req, res) => {
    res.on('finish', () => (told += 1));
    res.end('ok');
  };
  await renderPage(handler, '/x', {}, {});
  expect(told).toBe(1);
});

it('fails when the site fails', async () => {
  const handler: AstroHandler = () => Promise.reject(new Error('broken'));
  await expect(renderPage(handler, '/x', {}, {})).rejects.toThrow('broken');
});

it('fails when the site breaks off in the middle of a page, instead of waiting for its end', async () => {
  const handler: AstroHandler = (_req, res) => {
    res.writeHead(200);
    res.write('<main>half');
    // As the site does it: an apology that nobody reads, then no end.
    res.write('Internal server error', () => void res.destroy(new Error('a part threw')));
  };
  await expect(renderPage(handler, '/x', {}, {})).rejects.toThrow('a part threw');
});
