import { openLink, PRIVATE_FILE_PATH } from '../domain/content/media/index.ts';
import { attachment } from './attachment.ts';
import type { ApiApp, ApiServices } from './services.ts';

const TOKEN = /^[\w-]{43}$/;

/** What a file may be called that is saved: its ending is the file's own in any case. */
const NAME = /^[\w-]{1,60}/;

/** GET /api/private_file/<token>/<name>: a watermarked private picture or a paper, for as long as its link lasts. */
export function mountPrivateFile(app: ApiApp, services: ApiServices): void {
  app.get(`${PRIVATE_FILE_PATH}/:token/:name?`, async (c) => {
    const token = c.req.param('token');
    const file = TOKEN.test(token) ? await openLink(services, token) : undefined;
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': 'inline; filename="picture"',
      'x-robots-tag': 'noindex',
    };
    if (!file) return c.text('not found', 404, headers);
    // Papers are saved, under a name that says what opens them; only pictures are shown in the browser.
    const isPicture = file.mime.startsWith('image/');
    const [name = 'attachment'] = NAME.exec(c.req.param('name') ?? '') ?? [];
    return c.body(Uint8Array.from(file.bytes), 200, {
      ...headers,
      'content-type': file.mime,
      ...(isPicture ? {} : { 'content-disposition': attachment(`${name}${file.ending}`) }),
    });
  });
}
