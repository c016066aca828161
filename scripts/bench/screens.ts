import type { SupabaseClient } from '@supabase/supabase-js';
import type { Who } from './bench-backend.ts';

/*
 * What the screens ask, person by person. `screens.test.ts` holds the texts against the operations that send them;
 * the lists of leads are asked as the specification's table of calls has them, cut into pages.
 */
interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly count?: number | null;
}
export interface Screen {
  readonly who: Who;
  readonly name: string;
  /** Sends what the screen sends, in parallel where it does; each answer is one request. */
  readonly ask: (client: SupabaseClient, userId: string, size: number) => Promise<Answer[]>;
}

const LEADS_PER_PAGE = 25;
const CLIENTS_PER_PAGE = 24;
export const clientColumns =
  'id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact, strategies, coach_id';
export const recentColumns = 'id, name, company, status, last_contact';
/** A family name that every hundred-and-tenth row or so has. */
const sought = '%haddad%';
const newest = { ascending: false } as const;
const counted = { count: 'exact' } as const;
const only = { count: 'exact', head: true } as const;

const leads = (client: SupabaseClient, page: number) => {
  const first = (page - 1) * LEADS_PER_PAGE;
  return client
    .from('leads')
    .select('*', counted)
    .order('created_at', newest)
    .order('id')
    .range(first, first + LEADS_PER_PAGE - 1);
};
const clients = (client: SupabaseClient, page: number) => {
  const first = (page - 1) * CLIENTS_PER_PAGE;
  return client
    .from('clients')
    .select(clientColumns, counted)
    .order('created_at', newest)
    .order('id')
    .range(first, first + CLIENTS_PER_PAGE - 1);
};
const lastFull = (size: number, perPage: number): number => Math.min(400, Math.floor(size / perPage));
const one = async (answer: PromiseLike<Answer>): Promise<Answer[]> => [await answer];

const searchClients = (client: SupabaseClient) =>
  one(clients(client, 1).or(`name.ilike.${sought},company.ilike.${sought}`));
const recentClients = (client: SupabaseClient) =>
  one(client.from('clients').select(recentColumns).order('created_at', newest).limit(5));
const clientFigures = (client: SupabaseClient) => one(client.rpc('client_figures').single());

export const screens: readonly Screen[] = [
  { who: 'admin', name: 'leads, page 1', ask: (client) => one(leads(client, 1)) },
  {
    who: 'admin',
    name: 'leads, page 400',
    ask: (client, _id, size) => one(leads(client, lastFull(size, LEADS_PER_PAGE))),
  },
  {
    who: 'admin',
    name: 'leads, search',
    ask: (client) =>
      one(leads(client, 1).or(`name.ilike.${sought},email.ilike.${sought},company.ilike.${sought}`)),
  },
  { who: 'admin', name: 'clients, page 1', ask: (client) => one(clients(client, 1)) },
  {
    who: 'admin',
    name: 'clients, page 400',
    ask: (client, _id, size) => one(clients(client, lastFull(size, CLIENTS_PER_PAGE))),
  },
  { who: 'admin', name: 'clients, search', ask: searchClients },
  { who: 'admin', name: 'clients, tiles', ask: clientFigures },
  {
    who: 'admin',
    name: 'overview, four counts',
    ask: (client) =>
      Promise.all([
        client.from('profiles').select('id', only),
        client.from('profiles').select('id', only).eq('role', 'coach'),
        client.from('clients').select('id', only),
        client.from('leads').select('id', only).eq('status', 'new'),
      ]),
  },
  { who: 'coach', name: 'own clients, page 1', ask: (client) => one(clients(client, 1)) },
  { who: 'coach', name: 'own clients, search', ask: searchClients },
  { who: 'coach', name: 'own clients, tiles', ask: clientFigures },
  {
    who: 'coach',
    name: 'overview, four figures',
    ask: (client) => one(client.rpc('story_figures').single()),
  },
  { who: 'coach', name: 'overview, recent clients', ask: recentClients },
  { who: 'client', name: 'own clients, page 1', ask: (client) => one(clients(client, 1)) },
  { who: 'client', name: 'own clients, tiles', ask: clientFigures },
  { who: 'client', name: 'overview, recent clients', ask: recentClients },
  {
    who: 'client',
    name: 'overview, own stories',
    ask: (client, userId) => one(client.from('stories').select('id', only).eq('user_id', userId)),
  },
];
