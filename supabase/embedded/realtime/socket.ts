import type { WebSocket } from 'ws';
import { callerOfToken, type Caller } from '../http/caller.ts';
import type { BackendKeys } from '../lite-app.ts';
import { isFilter } from './filters.ts';
import type { Binding, Hub, Subscriber } from './hub.ts';
import { decode, encode, type Message } from './wire.ts';

let nextBinding = 1;

/** More than the client library ever asks for. */
const mostChannels = 100;
const mostBindings = 100;
/** Messages that wait for their turn before the sender has to. */
const mostWaiting = 50;
/** Bytes that wait for a receiver who does not read, before it is let go. */
const mostUnread = 8 * 1024 * 1024;

interface Options {
  hub: Hub;
  keys: BackendKeys;
  /** Key that the socket was opened with. */
  key: string;
  version: 1 | 2;
}

/** Speaks with one client until its socket closes. Messages are answered in the order in which they came. */
export function serveSocket(socket: WebSocket, { hub, keys, key, version }: Options): void {
  const channels = new Map<string, Subscriber>();
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  const write = (message: Message): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    else socket.send(encode(message, version));
  };
  const reply = (to: Message, status: 'ok' | 'error', response: Record<string, unknown> = {}): void =>
    write({ ...to, event: 'phx_reply', payload: { status, response } });

  const callerFor = async (token: unknown): Promise<Caller | null> =>
    callerOfToken(typeof token === 'string' && token !== '' ? token : key, keys);

  const leave = (topic: string): void => {
    const subscriber = channels.get(topic);
    if (subscriber) hub.remove(subscriber);
    channels.delete(topic);
  };

  const join = async (message: Message): Promise<void> => {
    const { topic, joinRef, payload } = message;
    const caller = await callerFor(payload['access_token']);
    if (caller === null) {
      reply(message, 'error', { reason: 'Invalid or expired token' });
      return;
    }
    const config = isRecord(payload['config']) ? payload['config'] : {};
    const bindings = bindingsOf(config['postgres_changes']);
    if (bindings.length > mostBindings || (!channels.has(topic) && channels.size >= mostChannels)) {
      reply(message, 'error', { reason: 'Too many channels or changes asked for' });
      return;
    }
    const unknown = bindings.find(
      ({ schema, table, filter }) =>
        !hub.isPublished(schema, table) || (filter !== undefined && !isFilter(filter)),
    );
    leave(topic);
    const send: Subscriber['send'] = (event, body) =>
      write({ joinRef, ref: null, topic, event, payload: body });
    const subscriber: Subscriber = {
      topic,
      caller,
      bindings,
      hearsItself: isRecord(config['broadcast']) && config['broadcast']['self'] === true,
      send,
      expire: () => {
        leave(topic);
        send('system', {
          status: 'error',
          message: 'Token has expired',
          extension: 'system',
          channel: topic,
        });
        send('phx_close', {});
      },
    };
    channels.set(topic, subscriber);
    if (unknown === undefined) hub.add(subscriber);
    reply(message, 'ok', { postgres_changes: bindings });
    if (bindings.length === 0) return;
    const channel = topic.replace(/^realtime:/, '');
    const said =
      unknown === undefined
        ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
        : {
            status: 'error',
            message: `Unable to subscribe to changes of ${unknown.schema}.${unknown.table ?? '*'}`,
          };
    send('system', { ...said, extension: 'postgres_changes', channel });
  };

  const answer = async (message: Message): Promise<void> => {
    const { topic, event, payload } = message;
    const subscriber = channels.get(topic);
    switch (event) {
      case 'heartbeat':
        reply(message, 'ok');
        break;
      case 'phx_join':
        await join(message);
        break;
      case 'phx_leave':
        leave(topic);
        reply(message, 'ok');
        write({ ...message, event: 'phx_close', payload: {} });
        break;
      case 'access_token': {
        const caller = await callerFor(payload['access_token']);
        if (subscriber && caller) subscriber.caller = caller;
        else subscriber?.expire();
        break;
      }
      case 'broadcast':
        if (subscriber === undefined) {
          reply(message, 'error', { reason: 'Join the channel first' });
          break;
        }
        hub.broadcast(topic, payload, subscriber);
        if (message.ref !== null) reply(message, 'ok');
        break;
      default:
        reply(message, 'error', { reason: `"${event}" is not offered here` });
    }
  };

  socket.on('message', (data, isBinary) => {
    const message = decode(
      Buffer.isBuffer(data) ? data : Buffer.concat([data].flat().map(toBuffer)),
      isBinary,
    );
    if (message === null) return;
    waiting += 1;
    if (waiting > mostWaiting) socket.pause();
    turn = turn
      .then(() => answer(message))
      .catch(() => reply(message, 'error', { reason: 'Could not be handled' }))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0 && socket.isPaused) socket.resume();
      });
  });
  socket.on('close', () => {
    for (const topic of [...channels.keys()]) leave(topic);
  });
  socket.on('error', () => socket.terminate());
}

const toBuffer = (data: Buffer | ArrayBuffer): Buffer => (Buffer.isBuffer(data) ? data : Buffer.from(data));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bindingsOf(value: unknown): Binding[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ event, schema, table, filter }) => ({
    id: nextBinding++,
    event: typeof event === 'string' ? event.toUpperCase() : '*',
    schema: typeof schema === 'string' ? schema : 'public',
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof filter === 'string' ? { filter } : {}),
  }));
}
