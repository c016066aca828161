import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { leadStatuses } from 'shared-contract/lists/leads';
import type { Lead, LeadPage } from './data/list-leads.ts';
import type { Board, BoardCard } from './data/read-board.ts';

/** Queries of this feature, by the beginning of their names. */
export const isOfLeads =
  (me: string) =>
  ({ queryKey: [owner, name] }: { readonly queryKey: QueryKey }): boolean =>
    owner === me && typeof name === 'string' && name.startsWith('lead');

/** What a change makes of a lead that is shown. */
export type LeadPatch = Partial<Pick<Lead, 'status' | 'assigned_to' | 'stage_since' | 'version'>>;

/** A card that changes its stage goes on top of its column, and both counts follow. */
function patchBoard(board: Board, id: string, patch: LeadPatch): Board {
  const from = leadStatuses.find(({ value }) => board[value].cards.some((card) => card.id === id))?.value;
  if (from === undefined) return board;
  const card = board[from].cards.find((one) => one.id === id);
  if (!card) return board;
  const next: BoardCard = { ...card, ...patch };
  if (next.status === from) {
    const cards = board[from].cards.map((one) => (one.id === id ? next : one));
    return { ...board, [from]: { ...board[from], cards } };
  }
  const to = next.status;
  return {
    ...board,
    [from]: { total: board[from].total - 1, cards: board[from].cards.filter((one) => one.id !== id) },
    [to]: { total: board[to].total + 1, cards: [next, ...board[to].cards] },
  };
}

function patched(data: unknown, name: unknown, id: string, patch: LeadPatch): unknown {
  if (data === undefined || data === null) return data;
  if (name === 'lead-board') return patchBoard(data as Board, id, patch);
  if (name === 'leads') {
    const page = data as LeadPage;
    return { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...patch } : row)) };
  }
  if (name === 'lead' && Reflect.get(data, 'id') === id) return { ...data, ...patch };
  return data;
}

/**
 * Shows a change everywhere before the database has answered.
 * @returns what takes it back
 */
export function patchLeads(cache: QueryClient, me: string, id: string, patch: LeadPatch): () => void {
  const before = cache.getQueriesData({ predicate: isOfLeads(me) });
  for (const [key, data] of before) {
    const next = patched(data, key[1], id, patch);
    // It was read when it was read: the other rows may be older than this one.
    if (next !== data)
      cache.setQueryData(key, next, { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 });
  }
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}
