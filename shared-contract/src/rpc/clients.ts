import * as z from 'zod/mini';
import { instant, rpc } from './rpc.ts';

/** `by`: the account whose later change prevented the revert. */
export const revertClientChange = rpc(
  'revert_client_change',
  z.object({ reverted: z.boolean(), by: z.nullable(z.string()) }),
);

export const similarClients = rpc(
  'similar_clients',
  z.array(
    z.object({
      id: z.string(),
      client_name: z.string(),
      client_company: z.nullable(z.string()),
      since: instant,
      matched_by: z.enum(['email', 'name and company', 'name', 'company']),
    }),
  ),
);
