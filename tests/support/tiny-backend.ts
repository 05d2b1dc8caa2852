// A backend of another maker: it answers only the calls and fields of the specification.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** A red square. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A code by SMS that it refuses, with nothing to say about it. */
export const REFUSED_CODE = '000000';

export interface TinyBackend {
  url: string;
  /** Every request so far: method, path and the header with the token. */
  asked: { method: string; path: string; forwardedFor: string | undefined; lang: string | undefined }[];
  /** From now on it hangs up on everybody, or answers again. */
  isAway: boolean;
  stop(): Promise<void>;
}

export async function startTinyBackend(): Promise<TinyBackend> {
  const asked: TinyBackend['asked'] = [];
  const state = { isAway: false };
  const picture = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/banner.png`;
  const isKnown = (req: http.IncomingMessage) => req.headers.authorization === 'Bearer tiny-token';
  const user = { avatar: '', nickname: '远方的买家', scope: ['buyer'] };
  const answers: Record<string, (req: http.IncomingMessage) => unknown> = {
    // Tabs in English only; a number as text, as backends of this family send it.
    'GET /api/pc/home': ({ headers }) => ({
      pc_top_banner: { image: picture(), group_data_id: 1 },
      ...(headers['x-lang'] === 'en-US'
        ? { tabs: [{ label: 'Far away', link: 'https://far.example/', is_outside_chain: '1' }] }
        : {}),
    }),
    'GET /api/pc/config': () => ({
      site_logo: picture(),
      site_name: '远方商城',
      wechat_qrcode: picture(),
      sys_phone: '400-000-0000',
      site_url: 'https://far.example',
      is_open_service: '0',
      site_keywords: '',
      site_description: '远方的商城',
      copyright: [{ name: '备案', img: '', url: 'https://far.example' }],
    }),
    'GET /api/common/hot_keyword': () => [{ keyword: '螺栓' }],
    'GET /api/common/params': () => ({}),
    'GET /api/user/cart/count': () => [{ count: 3 }],
    'GET /api/pc/login/scan': () => ({ key: 'k', qrcode: picture() }),
    'POST /api/pc/login/scan/check': () => ({ status: 201 }),
    'POST /api/auth/verify': () => ({}),
    'POST /api/auth/register': () => ({}),
    'POST /api/user/change_pwd': () => ({}),
    'GET /api/captcha': () => ({ captcha: 'data:image/svg+xml,<svg/>', code: '', key: 'c' }),
    'POST /api/auth/login': () => ({ token: 'tiny-token' }),
    'POST /api/auth/smslogin': () => ({ token: 'tiny-token' }),
    'POST /api/logout': () => ({}),
    'GET /api/user': () => user,
  };
  const NEEDS_LOGIN = new Set(['GET /api/user', 'GET /api/user/cart/count', 'POST /api/logout']);

  const server = http.createServer((req, res) => {
    if (state.isAway) return void req.socket.destroy();
    const path = (req.url ?? '').split('?')[0] ?? '';
    asked.push({
      method: req.method ?? '',
      path: req.url ?? '',
      forwardedFor: req.headers['x-forwarded-for'] as string | undefined,
      lang: req.headers['x-lang'] as string | undefined,
    });
    if (path === '/banner.png') return void res.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    const name = `${req.method} ${path}`;
    const answer = answers[name];
    if (!answer) return void res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      const isRefused = NEEDS_LOGIN.has(name) && !isKnown(req);
      const envelope = isRefused
        ? { status: 41000, message: '请登录' }
        : name === 'POST /api/auth/smslogin' && body.includes(REFUSED_CODE)
          ? { status: 400, message: '' }
          : { status: 200, message: 'ok', data: answer(req) };
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
    });
  });
  // Echoes one frame's worth of bytes, whatever they are.
  server.on('upgrade', (req: http.IncomingMessage, socket: Duplex) => {
    asked.push({
      method: 'UPGRADE',
      path: req.url ?? '',
      forwardedFor: req.headers['x-forwarded-for'] as string | undefined,
      lang: undefined,
    });
    socket.on('error', () => undefined);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get isAway() {
      return state.isAway;
    },
    set isAway(value: boolean) {
      state.isAway = value;
      if (value) server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
