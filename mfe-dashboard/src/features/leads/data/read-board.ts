import { callRpc } from 'shared-auth/call-rpc';
import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { officeZone } from 'shared-contract/firm';
import { leadsList, type LeadStatus } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import { leadBoard, leadStage } from 'shared-contract/rpc/lead-board';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import { zonedDay } from 'shared-contract/zoned-time';

export type Board = AnswerOf<typeof leadBoard>;
export type BoardColumn = Board[LeadStatus];
export type BoardCard = BoardColumn['cards'][number];

/** How many cards a column shows at first, and how many more at a time. */
export const CARDS = 20;

const filterOf = (query: Pick<ListQuery, 'q' | 'filters'>): Json =>
  filterOfMany(leadsList, query, zonedDay(new Date(), officeZone)) as Json;

/** What the filter of the list finds, in four columns. @throws RpcError */
export const readBoard = (client: DataClient, query: Pick<ListQuery, 'q' | 'filters'>): Promise<Board> =>
  callRpc(client, leadBoard, { filter: filterOf(query), per: CARDS });

/** The cards that follow after one in its column. @throws RpcError */
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
