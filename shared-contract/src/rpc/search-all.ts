import * as z from 'zod/mini';
import { count, rpc } from './rpc.ts';

const found = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    detail: z.nullable(z.string()),
    /** How well it matches: 0 by reference, 1 at the start, 2 at the start of a word, 3 inside. */
    rank: count,
  }),
);

export const searchAll = rpc(
  'search_all',
  z.object({
    clients: found,
    leads: found,
    stories: found,
    applications: found,
    calls: found,
    people: found,
  }),
);
