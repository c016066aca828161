import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { z } from 'zod';

/** Addresses and networks (`10.0.0.0/8`), separated by spaces or commas; an empty text means none. */
export const networkList = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (networks) => networks.every(isNetwork),
    'expected addresses or networks such as 10.0.0.0/8, separated by spaces',
  );

function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more !== undefined) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Tells who sent a request: the other end of the socket, or, where that is a proxy of ours, the last address in
 * `x-forwarded-for` that is none. What a visitor writes into that header stands before it and is not read.
 */
export function createSourceOf(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', length] = network.split('/');
    if (length === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(length), family(address));
  }
  const isProxy = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  return (request: Request, platform: unknown): string | undefined => {
    const socket = plain((platform as HttpBindings).incoming.socket.remoteAddress ?? '');
    if (socket === '') return undefined;
    if (!isProxy(socket)) return socket;
    const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(plain);
    return forwarded.findLast((address) => !isProxy(address) && isIP(address) !== 0) ?? socket;
  };
}
