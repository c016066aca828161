import { TextDecoder, TextEncoder } from 'node:util';
import { runInThisContext } from 'node:vm';

// jsdom has none of these; react-router needs them.
const node = runInThisContext('({ Request, Response, Headers })') as Pick<
  typeof globalThis,
  'Request' | 'Response' | 'Headers'
>;

/** Node's `Request` rejects signals created by jsdom. */
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

// Test files without a browser have no elements.
if (typeof Element !== 'undefined') {
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;

  // Tests load no stylesheet, so jsdom reports elements as inline that aren't. Accessible names would join their words.
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function valueOf(name) {
    const value = getPropertyValue.call(this, name);
    return name === 'display' && value === 'inline' ? '' : value;
  };
}
