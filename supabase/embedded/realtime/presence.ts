import type { Subscriber } from './hub.ts';

/** More members than any channel of the product has. Each member receives the state of all others. */
const maxPresences = 200;
const maxKeyLength = 255;
const maxMetaBytes = 4096;

type Meta = Record<string, unknown> & { phx_ref: string };
interface Member {
  /** Presence key. The client chooses it, as on a hosted project. */
  key: string;
  isListening: boolean;
  meta: Meta | null;
}
type Metas = Record<string, { metas: Meta[] }>;

const roomOf = ({ topic, isPrivate }: Subscriber): string => `${isPrivate ? 'private' : 'public'} ${topic}`;

const presentIn = (room: Map<Subscriber, Member>): (Member & { meta: Meta })[] =>
  [...room.values()].filter((member): member is Member & { meta: Meta } => member.meta !== null);

export class Presence {
  readonly #rooms = new Map<string, Map<Subscriber, Member>>();
  #lastRef = 0;

  /** Adds a subscriber. Sends it the current state if it listens. */
  join(subscriber: Subscriber, { key, isListening }: Pick<Member, 'key' | 'isListening'>): void {
    const room = this.#rooms.get(roomOf(subscriber)) ?? new Map<Subscriber, Member>();
    this.#rooms.set(roomOf(subscriber), room);
    const byKey = Map.groupBy(presentIn(room), (member) => member.key);
    const state: Metas = Object.fromEntries(
      [...byKey].map(([name, members]) => [name, { metas: members.map(({ meta }) => meta) }]),
    );
    room.set(subscriber, { key: key === '' ? crypto.randomUUID() : key, isListening, meta: null });
    if (isListening) subscriber.send('presence_state', state);
  }

  /** Marks a subscriber as present, or replaces its payload. Returns an error message, or null on success. */
  track(subscriber: Subscriber, payload: Record<string, unknown>): string | null {
    const room = this.#rooms.get(roomOf(subscriber));
    const member = room?.get(subscriber);
    if (room === undefined || member === undefined) return 'Join the channel first';
    if (member.key.length > maxKeyLength) return `Presence key is longer than ${maxKeyLength} characters`;
    if (Buffer.byteLength(JSON.stringify(payload)) > maxMetaBytes)
      return `Presence payload is larger than ${maxMetaBytes} bytes`;
    const before = member.meta;
    if (before === null && presentIn(room).length >= maxPresences)
      return 'Too many presences on this channel';
    this.#lastRef += 1;
    member.meta = { ...payload, phx_ref: String(this.#lastRef) };
    const sent = before === null ? member.meta : { ...member.meta, phx_ref_prev: before.phx_ref };
    this.#tell(room, member.key, { joins: sent, leaves: before });
    return null;
  }

  untrack(subscriber: Subscriber): void {
    const room = this.#rooms.get(roomOf(subscriber));
    const member = room?.get(subscriber);
    if (room === undefined || !member?.meta) return;
    const { key, meta } = member;
    member.meta = null;
    this.#tell(room, key, { joins: null, leaves: meta });
  }

  leave(subscriber: Subscriber): void {
    this.untrack(subscriber);
    const room = this.#rooms.get(roomOf(subscriber));
    room?.delete(subscriber);
    if (room?.size === 0) this.#rooms.delete(roomOf(subscriber));
  }

  #tell(room: Map<Subscriber, Member>, key: string, diff: Record<'joins' | 'leaves', Meta | null>): void {
    const metasOf = (meta: Meta | null): Metas => (meta === null ? {} : { [key]: { metas: [meta] } });
    const payload = { joins: metasOf(diff.joins), leaves: metasOf(diff.leaves) };
    for (const [subscriber, { isListening }] of [...room]) {
      if (!isListening || !room.has(subscriber)) continue;
      const { exp } = subscriber.caller.claims;
      if (exp !== undefined && exp * 1000 <= Date.now()) subscriber.expire();
      else subscriber.send('presence_diff', payload);
    }
  }
}
