import type { WebSocket } from 'ws';
import { callerOfToken, type Caller } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import type { ChannelRights } from './channel-rights.ts';
import { bindingsOf, encode, isFilter, isRecord, type Message, outcomeOf } from './wire.ts';
import type { Hub, Subscriber } from './hub.ts';
import type { Presence } from './presence.ts';

/** More than the client library requests. */
const mostChannels = 100;
const mostBindings = 100;
/** Maximum unread bytes for a slow receiver. Its connection closes above this. */
const mostUnread = 8 * 1024 * 1024;

export interface SocketOptions {
  hub: Hub;
  presence: Presence;
  rightsOf(caller: Caller, channel: string): Promise<ChannelRights>;
  keys: BackendKeys;
  key: string;
  version: 1 | 2;
}

interface Joined {
  subscriber: Subscriber;
  /** Null on a public channel, where anyone may receive and send. */
  rights: ChannelRights | null;
}

const nameOf = (topic: string): string => topic.replace(/^realtime:/, '');

const unreadable = (topic: string): string =>
  `You do not have permissions to read from this Channel topic: ${nameOf(topic)}`;

export class Channels {
  readonly #options: SocketOptions;
  readonly #socket: WebSocket;
  readonly #joined = new Map<string, Joined>();

  constructor(socket: WebSocket, options: SocketOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #write(message: Message): void {
    const socket = this.#socket;
    if (!this.#isOpen) return;
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
    const joined = this.#joined.get(topic);
    this.#joined.delete(topic);
    if (joined === undefined) return;
    this.#options.hub.remove(joined.subscriber);
    this.#options.presence.leave(joined.subscriber);
  }

  leaveAll(): void {
    for (const topic of [...this.#joined.keys()]) this.#leave(topic);
  }

  #end({ topic, send }: Pick<Subscriber, 'topic' | 'send'>, reason: string): void {
    this.#leave(topic);
    send('system', { status: 'error', message: reason, extension: 'system', channel: topic });
    send('phx_close', {});
  }

  #subscriberFor(
    { topic, joinRef }: Message,
    wanted: Omit<Subscriber, 'topic' | 'send' | 'expire'>,
  ): Subscriber {
    const send: Subscriber['send'] = (event, payload) =>
      this.#write({ joinRef, ref: null, topic, event, payload });
    return { ...wanted, topic, send, expire: () => this.#end({ topic, send }, 'Token has expired') };
  }

  /** Applies a new token to a channel. Closes the channel if the token doesn't grant access. */
  async #renew({ topic, payload }: Message): Promise<void> {
    const caller = await this.#callerFor(payload['access_token']);
    const joined = this.#joined.get(topic);
    if (joined === undefined) return;
    const { subscriber } = joined;
    if (caller === null) {
      subscriber.expire();
      return;
    }
    if (joined.rights !== null) {
      joined.rights = await this.#options.rightsOf(caller, nameOf(topic));
      if (!joined.rights.read.has('broadcast')) {
        this.#end(subscriber, unreadable(topic));
        return;
      }
    }
    subscriber.caller = caller;
  }

  /** Handles `track` and `untrack`. Returns an error message, or null on success. */
  #setPresence({ subscriber, rights }: Joined, payload: Message['payload']): string | null {
    const { presence } = this.#options;
    if (payload['event'] === 'untrack') {
      presence.untrack(subscriber);
      return null;
    }
    if (payload['event'] !== 'track') return 'Presence event must be "track" or "untrack"';
    if (rights !== null && !rights.write.has('presence'))
      return 'You do not have permissions to track presence on this Channel topic';
    return presence.track(subscriber, isRecord(payload['payload']) ? payload['payload'] : {});
  }

  async #join(message: Message): Promise<void> {
    const { hub, presence } = this.#options;
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
    const isPrivate = config['private'] === true;
    const rights = isPrivate ? await this.#options.rightsOf(caller, nameOf(topic)) : null;
    // If the socket closed in the meantime, its channels are already gone.
    if (!this.#isOpen) return;
    if (rights !== null && !rights.read.has('broadcast')) {
      this.reply(message, 'error', { reason: `Unauthorized: ${unreadable(topic)}` });
      return;
    }
    const unknown = bindings.find(
      ({ schema, table, filter }) =>
        !hub.isPublished(schema, table) || (filter !== undefined && !isFilter(filter)),
    );
    this.#leave(topic);
    const subscriber = this.#subscriberFor(message, { caller, bindings, isPrivate });
    this.#joined.set(topic, { subscriber, rights });
    if (unknown === undefined) hub.add(subscriber);
    this.reply(message, 'ok', { postgres_changes: bindings });
    const { key, enabled } = isRecord(config['presence']) ? config['presence'] : {};
    presence.join(subscriber, {
      key: typeof key === 'string' ? key : '',
      isListening: enabled === true && rights?.read.has('presence') !== false,
    });
    if (bindings.length === 0) return;
    const outcome = { ...outcomeOf(unknown), extension: 'postgres_changes', channel: nameOf(topic) };
    subscriber.send('system', outcome);
  }

  async answer(message: Message): Promise<void> {
    if (!this.#isOpen) return;
    const { topic, event, payload } = message;
    const joined = this.#joined.get(topic);
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
      case 'access_token':
        await this.#renew(message);
        break;
      case 'presence': {
        const reason = joined ? this.#setPresence(joined, payload) : 'Join the channel first';
        if (reason !== null) this.reply(message, 'error', { reason });
        else if (message.ref !== null) this.reply(message, 'ok');
        break;
      }
      default:
        this.reply(message, 'error', { reason: `"${event}" is not offered here` });
    }
  }
}
