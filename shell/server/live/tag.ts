import type { Encoding } from '../assets.ts';

/** An entity tag that is the same on every machine: the bytes say it. */
export const tagOf = (digest: string, encoding?: Encoding): string =>
  `"${digest.slice(0, 32)}${encoding === undefined ? '' : `-${encoding}`}"`;
