import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

export interface Asker {
  /** User id or network address. Lanes are served in rotation. */
  readonly lane: string;
  /** True after the request's first turn. Such a request finishes before another one begins, and is never rejected. */
  hasBegun: boolean;
  isRefused: boolean;
}

const askers = new AsyncLocalStorage<Asker>();

/** Runs a request. Work outside a request belongs to the backend itself: the change feed and timers. */
export const runAs = <T>(asker: Asker, run: () => Promise<T>): Promise<T> => askers.run(asker, run);

export interface TurnLimits {
  /** Milliseconds of work before the event loop serves sockets and timers. */
  sliceMs: number;
  /** Milliseconds before a request that hasn't begun is rejected. */
  patienceMs: number;
  now: () => number;
}

const defaultLimits: TurnLimits = { sliceMs: 8, patienceMs: 8000, now: () => performance.now() };

/** After its own work, the backend serves requests for this multiple of the time that the work took. */
const ownRest = 3;

export class RefusedTurn extends Error {
  readonly code = '53300';
  constructor() {
    super('The request waited too long for the database');
  }
}

interface Ticket {
  isOwn: boolean;
  grant: () => void;
}

/**
 * Schedules turns on PGlite's single session. PGlite resolves in microtasks, so consecutive turns would stop the event
 * loop from accepting connections. After every slice, the queue waits for one round of the event loop.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #own: Ticket[] = [];
  readonly #begun: Ticket[] = [];
  readonly #lanes = new Map<string, Ticket[]>();
  #isTaken = false;
  #sliceEnd = 0;
  #ownAgain = 0;

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#limits = { ...defaultLimits, ...limits };
  }

  /**
   * Returns a function that ends the turn.
   *
   * @throws {RefusedTurn} If the request has waited longer than `patienceMs`.
   */
  async take(): Promise<() => void> {
    const asker = askers.getStore();
    if (asker?.isRefused === true) throw new RefusedTurn();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const isOwn = asker === undefined;
    const ticket: Ticket = { isOwn, grant: () => resolve(undefined) };
    if (isOwn) this.#own.push(ticket);
    else if (asker.hasBegun) this.#begun.push(ticket);
    else this.#queue(asker, ticket, reject);
    if (!this.#isTaken) {
      this.#isTaken = true;
      void this.#pass();
    }
    await promise;
    const start = this.#limits.now();
    return () => {
      const end = this.#limits.now();
      if (isOwn) this.#ownAgain = end + ownRest * (end - start);
      void this.#pass();
    };
  }

  #queue(asker: Asker, ticket: Ticket, reject: (error: Error) => void): void {
    const lane = this.#lanes.get(asker.lane) ?? [];
    this.#lanes.set(asker.lane, lane);
    lane.push(ticket);
    const timer = setTimeout(() => {
      lane.splice(lane.indexOf(ticket), 1);
      if (lane.length === 0) this.#lanes.delete(asker.lane);
      asker.isRefused = true;
      reject(new RefusedTurn());
    }, this.#limits.patienceMs);
    const { grant } = ticket;
    ticket.grant = () => {
      clearTimeout(timer);
      asker.hasBegun = true;
      grant();
    };
  }

  async #pass(): Promise<void> {
    if (this.#limits.now() >= this.#sliceEnd) {
      await setImmediate();
      this.#sliceEnd = this.#limits.now() + this.#limits.sliceMs;
    }
    const next = this.#next();
    if (next === undefined) this.#isTaken = false;
    else next.grant();
  }

  #next(): Ticket | undefined {
    const isOwnDue = this.#limits.now() >= this.#ownAgain;
    return (
      (isOwnDue ? this.#own.shift() : undefined) ?? this.#begun.shift() ?? this.#first() ?? this.#own.shift()
    );
  }

  /** Returns the oldest ticket of the least recently served lane. */
  #first(): Ticket | undefined {
    for (const [name, lane] of this.#lanes) {
      const ticket = lane.shift();
      this.#lanes.delete(name);
      if (lane.length > 0) this.#lanes.set(name, lane);
      return ticket;
    }
    return undefined;
  }
}
