import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { officeZone } from 'shared-contract/firm';
import { leadsList, type LeadStatus } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import { zonedDay } from 'shared-contract/zoned-time';
import type { Lead } from './list-leads.ts';

/** What a card tells, and what its changes need. */
export type BoardCard = Omit<Lead, 'phone' | 'message'>;

export interface BoardColumn {
  /** Of all that the filter finds in this stage. */
  readonly total: number;
  readonly cards: readonly BoardCard[];
}
export type Board = Readonly<Record<LeadStatus, BoardColumn>>;

/** How many cards a column shows at first, and how many more at a time. */
export const CARDS = 20;

const filterOf = (query: Pick<ListQuery, 'q' | 'filters'>): Json =>
  filterOfMany(leadsList, query, zonedDay(new Date(), officeZone)) as Json;

/** What the filter of the list finds, in four columns. @throws the database's error */
export async function readBoard(client: DataClient, query: Pick<ListQuery, 'q' | 'filters'>): Promise<Board> {
  const { data, error } = await client.rpc('lead_board', { filter: filterOf(query), per: CARDS });
  if (error) throw error;
  return data as unknown as Board;
}

/** The cards that follow after one in its column. @throws the database's error */
export async function readStage(
  client: DataClient,
  query: Pick<ListQuery, 'q' | 'filters'>,
  last: Pick<BoardCard, 'id' | 'status' | 'stage_since'>,
  count: number,
): Promise<readonly BoardCard[]> {
  const { data, error } = await client.rpc('lead_stage', {
    filter: filterOf(query),
    stage: last.status,
    after_since: last.stage_since,
    after_id: last.id,
    per: count,
  });
  if (error) throw error;
  return data as unknown as readonly BoardCard[];
}
