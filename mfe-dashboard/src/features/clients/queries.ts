import type { Database } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { clientsList } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import { isUuid } from 'shared-contract/uuid';
import { callFunction } from '../../lib/call-function.ts';
import { readList } from '../../lib/read-list.ts';

/**
 * Emails a client the link to the intake form. Repeated calls with the same request id send one email.
 * @throws CallRefusal
 */
export async function sendIntake(
  client: DataClient,
  request: { readonly clientId: string; readonly requestId: string },
): Promise<void> {
  await callFunction(client, 'send-intake', request);
}

/** Reads the latest status of a client's intake form. Null if none was sent. */
export async function readClientIntake(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_events')
    .select('to_value, created_at')
    .eq('client_id', clientId)
    .eq('kind', 'intake')
    .order('id', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/**
 * Removes the account's access to the client's record. Administrators only.
 * @throws `PT404` if the client doesn't exist or the caller can't change it
 */
export async function removeClientAccess(client: DataClient, clientId: string): Promise<void> {
  const { data, error } = await client
    .from('clients')
    .update({ account_id: null })
    .eq('id', clientId)
    .select('id');
  if (error) throw error;
  if (data.length === 0) throw Object.assign(new Error('No such client'), { code: 'PT404' });
}

/** Reads the intake answers of a client's account. Null if the client hasn't started. */
export async function readClientAnswers(client: DataClient, userId: string) {
  const { data, error } = await client
    .from('onboarding_answers')
    .select('answers, completed_at, updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** Returns a client's deadlines, next one first. */
export async function listClientDeadlines(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_deadlines')
    .select('id, name, due_on, done_at, version')
    .eq('client_id', clientId)
    .order('due_on')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data;
}

export type ClientDeadline = Awaited<ReturnType<typeof listClientDeadlines>>[number];

/** @param dueOn `YYYY-MM-DD` */
export async function addClientDeadline(
  client: DataClient,
  clientId: string,
  name: string,
  dueOn: string,
): Promise<void> {
  const { error } = await client
    .from('client_deadlines')
    .insert({ client_id: clientId, name, due_on: dueOn });
  if (error) throw error;
}

/** Returns the last editor of a deadline; null if the account or the deadline is deleted. */
export async function writerOfDeadline(client: DataClient, id: string): Promise<string | null> {
  const { data, error } = await client
    .from('client_deadlines')
    .select('updated_by')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data?.updated_by ?? null;
}

/**
 * Marks a deadline as met or open.
 * @returns the new version, or null if another user changed the deadline first
 */
export async function setDeadlineDone(
  client: DataClient,
  { id, version }: Pick<ClientDeadline, 'id' | 'version'>,
  isDone: boolean,
): Promise<number | null> {
  const { data, error } = await client
    .from('client_deadlines')
    .update({ done_at: isDone ? new Date().toISOString() : null })
    .eq('id', id)
    .eq('version', version)
    .select('version');
  if (error) throw error;
  return data[0]?.version ?? null;
}

/** Maximum number of events in the drawer. */
const MAX_EVENTS = 50;

/** Returns the events of a client, newest first. */
export async function listClientEvents(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('client_events')
    .select(
      'id, kind, from_value, to_value, changed, note, happened_on, created_at, edited_at, removed_at, is_shared, actor_id, profiles!client_events_actor_id_fkey (name)',
    )
    .eq('client_id', clientId)
    .order('id', { ascending: false })
    .limit(MAX_EVENTS);
  if (error) throw error;
  return data;
}

export type ClientEvent = Awaited<ReturnType<typeof listClientEvents>>[number];

/** An entry that a user writes. A call or an email counts as contact with the client. */
export interface WrittenEvent {
  readonly kind: 'note' | 'call' | 'email';
  readonly note: string;
  /** `YYYY-MM-DD`, or null for today. */
  readonly day: string | null;
  /** Whether the client can read it. */
  readonly isShared: boolean;
}

export async function addClientEvent(
  client: DataClient,
  clientId: string,
  { kind, note, day, isShared }: WrittenEvent,
): Promise<void> {
  const { error } = await client.from('client_events').insert({
    client_id: clientId,
    kind,
    note,
    ...(day !== null && { happened_on: day }),
    ...(isShared && { is_shared: true }),
  });
  if (error) throw error;
}

/** Returns a client's tax projections, newest first. */
export async function listClientProjections(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('projections')
    .select('id, label, tax_year, made_at, archived_at')
    .eq('client_id', clientId)
    .order('made_at', { ascending: false })
    .order('id')
    .limit(50);
  if (error) throw error;
  return data;
}

/** Maximum number of stories in the drawer. The story list has all of them. */
const MAX_STORIES = 20;

/** Returns a client's stories, most recently changed first. */
export async function listClientStories(client: DataClient, clientId: string) {
  const { data, error } = await client
    .from('stories')
    .select('id, title, status, updated_at')
    .eq('client_id', clientId)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(MAX_STORIES);
  if (error) throw error;
  return data;
}

const columns =
  'id, name, company, status, retainer_value, tax_savings, next_deadline, next_deadline_name, last_contact, coach_id, account_id, revenue, strategies, email, phone, version';

/**
 * Returns one page of clients that match the query and that the user can read.
 * @param me id of the current user
 */
export function listClients(client: DataClient, query: ListQuery, me: string) {
  return readList(() => client.from('clients').select(columns, { count: 'exact' }), clientsList, query, me);
}

export type ClientPage = Awaited<ReturnType<typeof listClients>>;
export type Client = ClientPage['rows'][number];

/** Returns up to 200 coaches, by name. A user who isn't an administrator can read only their own profile. */
export async function listCoaches(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email')
    .eq('role', 'coach')
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email }) => ({ id, name: name || email || 'No name' }));
}

/** A row of the database function `client_figures`. Sums are US dollars per year. */
export type ClientFigures = Database['public']['Functions']['client_figures']['Returns'][number];

export async function readClientFigures(client: DataClient): Promise<ClientFigures> {
  const { data, error } = await client.rpc('client_figures').single();
  if (error) throw error;
  return data;
}

/** Reads a client with all details. Null if the id is unknown or the caller has no access. */
export async function readClient(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('clients')
    .select(
      'id, name, email, phone, company, status, revenue, retainer_value, tax_savings, next_deadline, last_contact, strategies, user_id, account_id, coach_id, created_at, updated_at, version, updated_by',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullClient = NonNullable<Awaited<ReturnType<typeof readClient>>>;
