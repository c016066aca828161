import { CSV_BOM } from 'shared-contract/csv.ts';
import { auditList } from 'shared-contract/lists/audit.ts';
import { applicationsList } from 'shared-contract/lists/applications.ts';
import { callsList } from 'shared-contract/lists/calls.ts';
import { clientsList } from 'shared-contract/lists/clients.ts';
import { coachesList, invitationsList, usersList } from 'shared-contract/lists/accounts.ts';
import { formatNumber } from 'shared-contract/format.ts';
import { leadsList } from 'shared-contract/lists/leads.ts';
import { fileColumns, fileHead, fileLine, fileSelection, MAX_ROWS } from 'shared-contract/lists/list-file.ts';
import { managedClientsList } from 'shared-contract/lists/managed-clients.ts';
import { readListAddress } from 'shared-contract/lists/list-address.ts';
import { requestWords } from 'shared-contract/lists/list-conditions.ts';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list.ts';
import { subscribersList } from 'shared-contract/lists/subscribers.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { corsHeaders } from '../_shared/function.ts';
import { HttpError } from '../_shared/http-error.ts';
import { readRows, type Part } from './read-rows.ts';

interface Exported {
  readonly list: ListDefinition;
  readonly table: string;
  /** Filters that always apply, in addition to those of the query. */
  readonly only?: ListQuery['filters'];
}

/** Lists that can be exported, with the table or view that their page reads. */
const lists = {
  clients: { list: clientsList, table: 'clients' },
  users: { list: usersList, table: 'profiles' },
  coaches: { list: coachesList, table: 'coach_accounts' },
  'admin-clients': { list: managedClientsList, table: 'managed_clients' },
  invitations: { list: invitationsList, table: 'invitation_states' },
  audit: { list: auditList, table: 'audit_entries' },
  leads: { list: leadsList, table: 'leads' },
  applications: { list: applicationsList, table: 'certification_applications' },
  calls: { list: callsList, table: 'bookings' },
  // Only confirmed subscribers receive the newsletter.
  subscribers: { list: subscribersList, table: 'subscribers', only: { status: ['confirmed'] } },
} as const satisfies Record<string, Exported>;
/** Maximum rows that the server returns per request. */
const PART = 1000;

const input = z.object({
  list: z.enum(Object.keys(lists) as [keyof typeof lists], 'Choose a list that can be exported'),
  query: z.string('Send the words of the address').max(1000, 'The address is too long'),
  columns: z.array(z.string().max(40)).max(40, 'Too many columns'),
});

const encoder = new TextEncoder();

/**
 * Exports a list as a file: all rows that match the query and that the caller may read, in the query's order, with the
 * visible columns and the id. Accepts `{ list, query, columns }`. `query` is the query string of the page's URL.
 * Streams CSV and returns the number of rows in `x-total-rows`. Records each export first. Errors: 400 invalid field,
 * or more than 50,000 rows, 401, 403, 502.
 */
export const handler = memberEndpoint(
  input,
  async ({ list: name, query, columns: shown }, caller, context) => {
    const { list, table, only }: Exported = lists[name];
    const read = readListAddress(list, new URLSearchParams(query)).query;
    const asked = { ...read, filters: { ...read.filters, ...only } };
    const columns = fileColumns(list, shown);
    const words = new URLSearchParams(requestWords(list, asked, caller.id));
    words.set('select', fileSelection(columns));
    const part = (first: number): Promise<Part> => {
      words.set('offset', String(first));
      words.set('limit', String(PART));
      return readRows(`${table}?${words.toString()}`, caller, context);
    };
    const start = await part(0);
    if (start.total > MAX_ROWS) {
      throw new HttpError(
        400,
        `A file holds at most 50,000 rows, and this list has ${formatNumber(start.total)}. Filter it first.`,
      );
    }
    await callDatabase(context, caller, 'record_export', { list: name, query, rows: start.total });
    let next = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { rows } = next === 0 ? start : await part(next);
        const lines = rows.map((row) => fileLine(columns, row)).join('');
        controller.enqueue(encoder.encode(next === 0 ? CSV_BOM + fileHead(columns) + lines : lines));
        next += PART;
        if (next >= start.total) controller.close();
      },
    });
    return new Response(body, {
      headers: {
        ...corsHeaders,
        'access-control-expose-headers': 'x-total-rows',
        'content-type': 'text/csv; charset=utf-8',
        'x-total-rows': String(start.total),
      },
    });
  },
);
