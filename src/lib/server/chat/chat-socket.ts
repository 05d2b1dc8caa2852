import type http from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CLOSED } from '../../contracts/chat-frames.ts';
import { CHAT_SOCKET_PATH } from '../../contracts/chat.ts';
import { SESSIONS_ENDED } from '../../domain/account/identity/index.ts';
import { ACCOUNT_MOVED } from '../../domain/account/notice/index.ts';
import { CHAT_MOVED, type Moved } from '../../domain/service/chat/index.ts';
import {
  CHAT_FRAME_MAX,
  CHAT_HEARTBEAT,
  CHAT_SOCKETS_PER_ADDRESS,
  CHAT_SOCKETS_PER_USER,
} from '../../kernel/chat-limits.ts';
import { networkOf } from '../../kernel/network.ts';
import type { Settings } from '../env.ts';
import type { Services } from '../services.ts';
import { Connection } from './connection.ts';

interface Parts {
  services: Services;
  settings: Pick<Settings, 'SITE_URL' | 'mode'>;
  callerOf: (req: http.IncomingMessage) => string;
}

/** Only pages of this site may open the socket; on one's own machine it has several names. */
export function isOwnOrigin(
  { headers }: http.IncomingMessage,
  { SITE_URL, mode }: Parts['settings'],
): boolean {
  const { origin, host } = headers;
  if (!origin || !URL.canParse(origin)) return false;
  return origin === new URL(SITE_URL).origin || (mode === 'demo' && new URL(origin).host === host);
}

export function refuseSocket(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * The socket of the chats, on the same server. Which conversation has moved on is heard from the database, whichever
 * process has moved it; the words are then fetched by the same acts that answer over HTTP.
 */
export function openChatSocket(server: http.Server, { services, settings, callerOf }: Parts): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: CHAT_FRAME_MAX,
    perMessageDeflate: false,
  });
  const connections = new Map<Connection, string>();
  const isTooMany = (uid: number): boolean =>
    [...connections.keys()].filter(({ actor }) => actor?.uid === uid).length >= CHAT_SOCKETS_PER_USER;
  const fromAddress = (address: string): number =>
    [...connections.values()].filter((one) => one === networkOf(address)).length;

  server.on('upgrade', (req: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    if (req.url?.split('?')[0] !== CHAT_SOCKET_PATH) {
      // In development there is another socket on this server.
      return server.listenerCount('upgrade') > 1 ? undefined : refuseSocket(socket, '404 Not Found');
    }
    if (!isOwnOrigin(req, settings)) return refuseSocket(socket, '403 Forbidden');
    const address = callerOf(req);
    if (fromAddress(address) >= CHAT_SOCKETS_PER_ADDRESS)
      return refuseSocket(socket, '429 Too Many Requests');
    sockets.handleUpgrade(req, socket, head, (opened) => {
      const connection = new Connection(opened, services, { address, isTooMany });
      connections.set(connection, networkOf(address));
      opened.on('close', () => connections.delete(connection));
    });
  });

  void services.database.listen(CHAT_MOVED, (payload) => {
    const moved = JSON.parse(payload) as Moved;
    for (const connection of connections.keys()) connection.moved(moved);
  });
  void services.database.listen(ACCOUNT_MOVED, (uid) => {
    for (const connection of connections.keys())
      if (connection.actor?.uid === Number(uid)) connection.accountMoved();
  });
  void services.database.listen(SESSIONS_ENDED, (uid) => {
    for (const connection of connections.keys())
      if (connection.actor?.uid === Number(uid)) connection.check();
  });
  const heartbeat = setInterval(() => {
    for (const connection of connections.keys()) connection.ping();
  }, CHAT_HEARTBEAT).unref();

  // A server that closes waits for its connections, and these stay open by themselves.
  const close = server.close.bind(server);
  server.close = (done) => {
    clearInterval(heartbeat);
    for (const connection of connections.keys()) connection.end(CLOSED.going);
    for (const client of sockets.clients) setTimeout(() => client.terminate(), 1000).unref();
    return close(done);
  };
}
