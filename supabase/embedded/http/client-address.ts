import type { IncomingMessage } from 'node:http';
import { networkOf } from 'shared-contract/network';

const header = 'cf-connecting-ip';

/**
 * Writes who asks into the header in which a hosted project's edge tells it, over whatever the sender wrote there.
 * Without proxies that is the other end of the connection. Each trusted proxy adds the address that it sees to the end of
 * `x-forwarded-for`: the one that the outermost added is the visitor's, what stands before it is theirs to choose.
 */
export function vouchForAddress(request: IncomingMessage, trustedProxies: number): void {
  const { headers, rawHeaders } = request;
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = trustedProxies === 0 ? request.socket.remoteAddress : hops.at(-trustedProxies)?.trim();
  // A request for handlers is made of either of the two; the raw ones are names and values in turn.
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === header) rawHeaders.splice(at, 2);
  }
  headers[header] = address;
  if (address) rawHeaders.push(header, address);
}

/** What the address counts for where attempts are counted: of IPv6 the /64, which one sender has to itself. */
export const clientNetwork = (request: Request): string => networkOf(clientAddress(request));

/** Who asks, as written there; one name for all where the connection does not tell. */
export const clientAddress = (request: Request): string => request.headers.get(header) ?? 'local';
