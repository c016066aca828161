import type { WebSocket } from 'ws';
import { callerOfToken, type Caller } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import { isFilter } from './filters.ts';
import type { Hub, Subscriber } from './hub.ts';
import { bindingsOf, isRecord, outcomeOf } from './wanted-changes.ts';
import { encode, type Message } from './wire.ts';

/** More than the client library ever asks for. */
const mostChannels = 100;
const mostBindings = 100;
/** Bytes that wait for a receiver who does not read, before it is let go. */
const mostUnread = 8 * 1024 * 1024;

export interface SocketOptions {
  hub: Hub;
  keys: BackendKeys;
  /** Key that the socket was opened with. */
  key: string;
  version: 1 | 2;
}

/** The channels of one socket, and what is said on them. */
export class Channels {
  readonly #options: SocketOptions;
  readonly #socket: WebSocket;
  readonly #joined = new Map<string, Subscriber>();

  constructor(socket: WebSocket, options: SocketOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  #write(message: Message): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    else socket.send(encode(message, this.#options.version));
  }

  reply(to: Message, status: 'ok' | 'error', response: Record<string, unknown> = {}): void {
    this.#write({ ...to, event: 'phx_reply', payload: { status, response } });
  }

  async #callerFor(token: unknown): Promise<Caller | null> {
    const { key, keys } = this.#options;
    return callerOfToken(typeof token === 'string' && token !== '' ? token : key, keys);
  }

  #leave(topic: string): void {
    const subscriber = this.#joined.get(topic);
    if (subscriber) this.#options.hub.remove(subscriber);
    this.#joined.delete(topic);
  }

  leaveAll(): void {
    for (const topic of [...this.#joined.keys()]) this.#leave(topic);
  }

  #subscriberFor(
    { topic, joinRef }: Message,
    wanted: Pick<Subscriber, 'caller' | 'bindings' | 'hearsItself'>,
  ) {
    const send: Subscriber['send'] = (event, payload) =>
      this.#write({ joinRef, ref: null, topic, event, payload });
    const expire = (): void => {
      this.#leave(topic);
      send('system', { status: 'error', message: 'Token has expired', extension: 'system', channel: topic });
      send('phx_close', {});
    };
    return { ...wanted, topic, send, expire };
  }

  async #join(message: Message): Promise<void> {
    const { hub } = this.#options;
    const { topic, payload } = message;
    const caller = await this.#callerFor(payload['access_token']);
    if (caller === null) {
      this.reply(message, 'error', { reason: 'Invalid or expired token' });
      return;
    }
    const config = isRecord(payload['config']) ? payload['config'] : {};
    const bindings = bindingsOf(config['postgres_changes']);
    if (bindings.length > mostBindings || (!this.#joined.has(topic) && this.#joined.size >= mostChannels)) {
      this.reply(message, 'error', { reason: 'Too many channels or changes asked for' });
      return;
    }
    const unknown = bindings.find(
      ({ schema, table, filter }) =>
        !hub.isPublished(schema, table) || (filter !== undefined && !isFilter(filter)),
    );
    this.#leave(topic);
    const hearsItself = isRecord(config['broadcast']) && config['broadcast']['self'] === true;
    const subscriber: Subscriber = this.#subscriberFor(message, { caller, bindings, hearsItself });
    this.#joined.set(topic, subscriber);
    if (unknown === undefined) hub.add(subscriber);
    this.reply(message, 'ok', { postgres_changes: bindings });
    if (bindings.length === 0) return;
    const channel = topic.replace(/^realtime:/, '');
    subscriber.send('system', { ...outcomeOf(unknown), extension: 'postgres_changes', channel });
  }

  async answer(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    const subscriber = this.#joined.get(topic);
    switch (event) {
      case 'heartbeat':
        this.reply(message, 'ok');
        break;
      case 'phx_join':
        await this.#join(message);
        break;
      case 'phx_leave':
        this.#leave(topic);
        this.reply(message, 'ok');
        this.#write({ ...message, event: 'phx_close', payload: {} });
        break;
      case 'access_token': {
        const caller = await this.#callerFor(payload['access_token']);
        if (subscriber && caller) subscriber.caller = caller;
        else subscriber?.expire();
        break;
      }
      case 'broadcast':
        if (subscriber === undefined) {
          this.reply(message, 'error', { reason: 'Join the channel first' });
          break;
        }
        this.#options.hub.broadcast(topic, payload, subscriber);
        if (message.ref !== null) this.reply(message, 'ok');
        break;
      default:
        this.reply(message, 'error', { reason: `"${event}" is not offered here` });
    }
  }
}
