import type { WebSocket } from 'ws';
import type { Call } from '../../call/call.ts';
import { CLOSED, type Heard } from '../../contracts/chat-frames.ts';
import { chatApi, MSN } from '../../contracts/chat.ts';
import { findSession, needsFactor } from '../../domain/account/identity/index.ts';
import type { UserActor } from '../../domain/context.ts';
import { answersFor, deskOf, markPresent, type Moved } from '../../domain/service/chat/index.ts';
import { seconds } from '../../kernel/clock.ts';
import { CHAT_FRAMES_MAX, CHAT_LOGIN_WAIT } from '../../kernel/chat-limits.ts';
import type { Failure, Result } from '../../kernel/result.ts';
import type { Services } from '../services.ts';
import { readFrame, type Frame } from './read-frame.ts';
import { callThroughApi } from './call-through-api.ts';

interface Watched {
  mer: number;
  buyer: number | undefined;
  since: number;
}
const WINDOW = seconds(10);
const NEWS = 100;
const BAD_FRAME = 4400;

/** One browser at the socket. Until it has logged in, nothing but a login is heard. */
export class Connection {
  actor: UserActor | undefined;
  isAlive = true;
  private readonly socket: WebSocket;
  private readonly services: Services;
  private readonly address: string;
  private readonly isTooMany: (uid: number) => boolean;
  private token = '';
  /** The store that was chosen at the desk. */
  private store: string | undefined;
  private call: Call | undefined;
  private watched: Watched | undefined;
  private frames: number[] = [];
  private work: Promise<void> = Promise.resolve();
  private isBehind = false;

  constructor(
    socket: WebSocket,
    services: Services,
    { address, isTooMany }: { address: string; isTooMany: (uid: number) => boolean },
  ) {
    this.socket = socket;
    this.services = services;
    this.address = address;
    this.isTooMany = isTooMany;
    const wait = setTimeout(() => !this.actor && this.end(CLOSED.login), CHAT_LOGIN_WAIT);
    socket.on('close', () => clearTimeout(wait));
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => (this.isAlive = true));
    socket.on('message', (bytes, isBinary) => {
      if (this.isFlood()) return this.end(CLOSED.flood);
      const frame = isBinary ? undefined : readFrame(bytes.toString());
      if (!frame) return this.end(BAD_FRAME);
      // One after the other, so that messages keep their order.
      this.do(() => this.hear(frame));
    });
  }

  /** A conversation has changed: if this connection shows it, it gets the news; otherwise only the unread count. */
  moved({ uid, mer }: Moved): void {
    const { actor } = this;
    if (!actor) return;
    const isBuyer = actor.uid === uid;
    if (!isBuyer && !answersFor(actor, mer)) return;
    // Several changes before one answer is made need only that one answer.
    if (this.isBehind) return;
    this.isBehind = true;
    this.do(async () => {
      this.isBehind = false;
      const { watched } = this;
      if (watched?.mer === mer && (watched.buyer ?? actor.uid) === uid) await this.tellNews(watched);
      await this.tellUnread();
    });
  }

  /** Something of the account has changed; its pages ask what. */
  accountMoved(): void {
    this.say({ type: 'moved', data: {} });
  }

  /** Asks again whether the session still stands, and notes that an agent is here. */
  check(): void {
    if (!this.actor) return;
    this.do(async () => {
      const found = await findSession(this.services, this.token);
      if (!found.ok) return this.end(CLOSED.login);
      this.actor = this.atDesk(found.value);
      await this.noteHere();
    });
  }

  ping(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
    this.check();
  }

  end(code: number): void {
    this.socket.close(code);
  }

  private do(work: () => Promise<void> | void): void {
    this.work = this.work.then(work).catch((err: unknown) => {
      this.services.log.error({ err }, 'chat.failed');
      this.end(1011);
    });
  }

  private isFlood(): boolean {
    const now = performance.now();
    this.frames = [...this.frames.filter((at) => at > now - WINDOW), now];
    return this.frames.length > CHAT_FRAMES_MAX;
  }

  private say(heard: Heard): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(heard));
  }

  /**
   * Says it and waits until it has left: whoever asks again and again and reads nothing waits behind the own answers,
   * which would pile up in memory otherwise.
   */
  private async sayWhole(heard: Heard): Promise<void> {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.socket.send(JSON.stringify(heard), () => resolve());
    await promise;
  }

  /** The chosen store, while the account works for it; else the first of its stores counts. */
  private chosen(actor = this.actor): number | undefined {
    return actor?.stores?.find(({ merId }) => String(merId) === this.store)?.merId;
  }

  private atDesk(actor: UserActor): UserActor {
    return { ...actor, merId: this.chosen(actor) ?? actor.merId };
  }

  private async noteHere(): Promise<void> {
    if (!this.actor || deskOf(this.actor) === undefined) return;
    const request = { id: 'chat', address: this.address, device: '' };
    await markPresent({ ...this.services, actor: this.actor, locale: 'zh-CN', request });
  }

  private refuse(failure: Failure & { status?: number }, key = ''): void {
    const { code, message = '', status = 400 } = failure;
    this.say({ type: 'err_tip', data: { key, code, message, status } });
    if (code.startsWith('auth.')) this.end(CLOSED.login);
  }

  private async hear({ type, data }: Frame): Promise<void> {
    if (type === 'login') return this.logIn(data);
    const { call } = this;
    if (!call) return this.end(CLOSED.login);
    if (type === 'ping') return this.say({ type: 'pong', data: {} });
    if (type === 'chat_end') return void (this.watched = undefined);
    const mer = data['mer_id'] as number;
    const buyer = (data['buyer'] ?? undefined) as number | undefined;
    if (type === 'chat_start') {
      this.watched = undefined;
      const since = Number(data['since'] ?? 0) || 0;
      return this.tellNews({ mer: Number(mer), buyer: buyer && Number(buyer), since });
    }
    const key = String(data['key'] ?? '').slice(0, 40);
    const msn = data['msn'] as string;
    const type100 = data['msn_type'] === MSN.recall;
    const answer = type100
      ? await call(chatApi.recall, { message_id: msn })
      : await call(chatApi.send, { mer, buyer, msn_type: data['msn_type'] as number, msn, key });
    if (answer.ok) this.say({ type: 'sent', data: { key, message: answer.value } });
    else this.refuse(answer.failure, key);
  }

  private async logIn(data: Record<string, unknown>): Promise<void> {
    if (this.actor) return this.end(BAD_FRAME);
    const token = typeof data['token'] === 'string' ? data['token'] : '';
    const found: Result<UserActor, string> = await findSession(this.services, token.slice(0, 100));
    if (!found.ok || this.isTooMany(found.value.uid)) return this.end(CLOSED.login);
    if (!found.value.hasFactor && needsFactor(this.services.settings, found.value))
      return this.end(CLOSED.login);
    this.store = typeof data['store'] === 'string' ? data['store'] : undefined;
    this.actor = this.atDesk(found.value);
    this.token = token;
    const lang = data['lang'] === 'en-US' ? 'en-US' : 'zh-CN';
    this.call = callThroughApi(this.services, { token, lang, address: this.address, store: this.chosen() });
    await this.noteHere();
    this.say({ type: 'login', data: { uid: found.value.uid } });
  }

  private async tellNews(watched: Watched): Promise<void> {
    const { mer, buyer, since } = watched;
    const answer = await this.call?.(chatApi.history, { mer, buyer, since, limit: NEWS });
    if (!answer) return;
    if (!answer.ok) return this.refuse(answer.failure);
    this.watched = { ...watched, since: answer.value.version };
    await this.sayWhole({ type: 'chat', data: { mer_id: mer, buyer, history: answer.value } });
    if (answer.value.has_more && this.watched) await this.tellNews(this.watched);
  }

  private async tellUnread(): Promise<void> {
    const answer = await this.call?.(chatApi.unread);
    if (answer?.ok) this.say({ type: 'unread', data: answer.value });
    else if (answer) this.refuse(answer.failure);
  }
}
