import { callRpc } from 'shared-auth/call-rpc';
import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { leadsList, type LeadStatus } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import { leadBoard, leadStage, similarToLead } from 'shared-contract/rpc/administration';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { isUuid } from 'shared-contract/uuid';
import * as z from 'zod/mini';
import { callFunction } from '../../lib/call-function.ts';
import { readList } from '../../lib/read-list.ts';

/** Maximum number of events in the drawer. Few leads have more. */
const SHOWN = 100;

/** Returns the events of a lead, newest first. */
export async function listLeadEvents(client: DataClient, leadId: string) {
  const { data, error } = await client
    .from('lead_events')
    .select(
      'id, kind, from_value, to_value, note, created_at, actor_id, profiles!lead_events_actor_id_fkey (name)',
    )
    .eq('lead_id', leadId)
    .order('id', { ascending: false })
    .limit(SHOWN);
  if (error) throw error;
  return data;
}

export type LeadEvent = Awaited<ReturnType<typeof listLeadEvents>>[number];

export async function addLeadEvent(
  client: DataClient,
  leadId: string,
  { kind, note }: { readonly kind: 'note' | 'call' | 'email'; readonly note: string },
): Promise<void> {
  const { error } = await client.from('lead_events').insert({ lead_id: leadId, kind, note });
  if (error) throw error;
}

/** Returns the possible assignees by name. A user who isn't an administrator can read only their own profile. */
export async function listAssignees(client: DataClient) {
  const { data, error } = await client
    .from('profiles')
    .select('id, name, email, role')
    .in('role', ['coach', 'admin'])
    .order('name')
    .order('id')
    .limit(200);
  if (error) throw error;
  return data.map(({ id, name, email, role }) => ({
    id,
    name: name || email || 'No name',
    isCoach: role === 'coach',
  }));
}

export type Assignee = Awaited<ReturnType<typeof listAssignees>>[number];

const columns =
  'id, name, email, phone, company, message, source, status, assigned_to, client_id, created_at, stage_since, version';

/**
 * Returns one page of leads that match the query and that the user can read.
 * @param me id of the current user
 */
export function listLeads(client: DataClient, query: ListQuery, me: string) {
  return readList(() => client.from('leads').select(columns, { count: 'exact' }), leadsList, query, me);
}

export type LeadPage = Awaited<ReturnType<typeof listLeads>>;

export type Lead = LeadPage['rows'][number];

/** Counts all leads that the user can read, regardless of filters. */
export async function countLeads(client: DataClient): Promise<number> {
  const { count, error } = await client.from('leads').select('id', { count: 'exact', head: true });
  if (error) throw error;
  return count ?? 0;
}

export type Board = AnswerOf<typeof leadBoard>;

export type BoardCard = Board[LeadStatus]['cards'][number];

/** Cards per column at first, and per "show more". */
export const CARDS = 20;

const filterOf = (query: Pick<ListQuery, 'q' | 'filters'>): Json => filterOfMany(leadsList, query) as Json;

/** Returns the leads that match the list's filter, in four columns. */
export const readBoard = (client: DataClient, query: Pick<ListQuery, 'q' | 'filters'>): Promise<Board> =>
  callRpc(client, leadBoard, { filter: filterOf(query), per: CARDS });

/** Returns the cards that follow `last` in its column. */
export const readStage = (
  client: DataClient,
  query: Pick<ListQuery, 'q' | 'filters'>,
  last: Pick<BoardCard, 'id' | 'status' | 'stage_since'>,
  count: number,
): Promise<readonly BoardCard[]> =>
  callRpc(client, leadStage, {
    filter: filterOf(query),
    stage: last.status,
    after_since: last.stage_since,
    after_id: last.id,
    per: count,
  });

/** Reads a lead with everything it sent. Null if the id is unknown or the caller has no access. */
export async function readLead(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('leads')
    .select(
      'id, reference, name, email, phone, company, message, source, topic, callback, annual_revenue, details, status, assigned_to, client_id, created_at, stage_since, version, updated_by',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullLead = NonNullable<Awaited<ReturnType<typeof readLead>>>;

export type SimilarToLead = AnswerOf<typeof similarToLead>[number];

/** Returns possible matches for the lead: clients first, then other leads, most recent first. */
export const findSimilarToLead = (client: DataClient, leadId: string): Promise<readonly SimilarToLead[]> =>
  callRpc(client, similarToLead, { lead_id: leadId });

const answer = z.object({ clientId: z.string(), created: z.boolean() });

/**
 * Converts a lead to a client. Repeated calls create only one client.
 * @param coachId id of the client's coach. If null, the lead's own coach, or no coach.
 * @throws CallRefusal
 */
export const convertLead = async (client: DataClient, leadId: string, coachId: string | null) =>
  answer.parse(await callFunction(client, 'convert-lead', { leadId, coachId }));

/** The fields that an administrator can set. The lead sent all others. */
export type LeadValues = Pick<Lead, 'status'> | Pick<Lead, 'assigned_to'>;

/**
 * Changes one field of a lead, unless the caller's version is stale.
 * @param version of the row that the caller read
 * @returns the updated row. Null if the caller's version is stale or the caller has no access
 */
export async function saveLead(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  values: LeadValues,
) {
  const { data, error } = await client
    .from('leads')
    .update(values)
    .eq('id', id)
    .eq('version', version)
    .select('id, status, assigned_to, stage_since, version');
  if (error) throw error;
  return data[0] ?? null;
}
