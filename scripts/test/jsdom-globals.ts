import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

// jsdom has none of these; react-router needs them.
const node = runInThisContext('({ Request, Response, Headers })') as Pick<
  typeof globalThis,
  'Request' | 'Response' | 'Headers'
>;

/** Node's own request refuses the signals that jsdom makes. */
class PageRequest extends node.Request {
  readonly #signal: AbortSignal | null | undefined;

  constructor(input: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(input, init);
    this.#signal = signal;
  }

  override get signal(): AbortSignal {
    return this.#signal ?? super.signal;
  }
}

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  Request: PageRequest,
  Response: node.Response,
  Headers: node.Headers,
});

// jsdom lays nothing out, so that there is nowhere to scroll to. Files that render without a browser have no elements.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;
