import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { type LeadStatus, leadStatuses } from 'shared-contract/lists/leads';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../ui/undoable.tsx';
import { changerOf, UNKNOWN_USER } from '../../lib/names.ts';
import { useRefresh, useWrite } from '../../lib/use-action.ts';
import {
  type Board,
  type BoardCard,
  type Lead,
  type LeadPage,
  type LeadValues,
  readLead,
  saveLead,
} from './queries.ts';

const isLeadQuery =
  (me: string) =>
  ({ queryKey: [owner, name] }: { readonly queryKey: QueryKey }): boolean =>
    owner === me && typeof name === 'string' && name.startsWith('lead');

type LeadPatch = Partial<Pick<Lead, 'status' | 'assigned_to' | 'stage_since' | 'version'>>;

/** Moves a card that changes its stage to the top of its column and adjusts both totals. */
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

/** Shows a change before it is written. Returns a function that restores what was shown. */
function patchLeads(cache: QueryClient, me: string, id: string, patch: LeadPatch): () => void {
  const before = cache.getQueriesData({ predicate: isLeadQuery(me) });
  for (const [key, data] of before) {
    const next = patched(data, key[1], id, patch);
    // `updatedAt` stays: the other rows are as old as before.
    if (next !== data)
      cache.setQueryData(key, next, { updatedAt: cache.getQueryState(key)?.dataUpdatedAt ?? 0 });
  }
  return () => {
    for (const [key, data] of before) cache.setQueryData(key, data);
  };
}

type LeadVersion = Pick<Lead, 'id' | 'version'>;

/** Returns why a lead was not changed: another user changed it first, or the user cannot read it any more. */
async function conflictMessage(id: string, me: string, result: string): Promise<string> {
  try {
    const client = await getSupabase();
    const now = await readLead(client, id);
    if (now === null) return `This lead is no longer on your list. ${result}`;
    return `Changed by ${await changerOf(client, now.updated_by, me)} in the meantime. ${result}`;
  } catch {
    return `Changed by ${UNKNOWN_USER} in the meantime. ${result}`;
  }
}

interface Change {
  readonly lead: LeadVersion;
  readonly before: LeadValues;
  readonly after: LeadValues;
  readonly done: string;
  readonly failed: string;
  /** Shown next to Undo. */
  readonly next?: ReactNode;
}

/** Changes one field of a lead and offers to undo it. Both fail if another user has changed the lead since. */
function useLeadChange() {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const refresh = useRefresh('lead');
  /** The board is reloaded when it is opened again: the card stays at the top of its column. */
  const refreshOthers = async () => {
    const isLead = isLeadQuery(me);
    const isBoard = (name: unknown) => name === 'lead-board' || name === 'lead-stage';
    await cache.invalidateQueries({ predicate: isLead, refetchType: 'none' });
    await cache.refetchQueries({
      type: 'active',
      predicate: (query) => isLead(query) && !isBoard(query.queryKey[1]),
    });
  };
  const { mutateAsync: undo } = useWrite(async ([lead, before]: [LeadVersion, LeadValues]) => {
    try {
      const undone = await saveLead(await getSupabase(), lead, before);
      if (undone === null) notify.error(await conflictMessage(lead.id, me, 'Nothing was undone.'));
      else notify.success('Undone');
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  });
  const { mutateAsync: change, isPending: isBusy } = useWrite(
    async ({ lead, before, after, done, failed, next }: Change) => {
      const entered = 'status' in after ? { ...after, stage_since: new Date().toISOString() } : after;
      const restore = patchLeads(cache, me, lead.id, entered);
      try {
        const row = await saveLead(await getSupabase(), lead, after);
        if (row === null) {
          restore();
          notify.error(await conflictMessage(lead.id, me, 'This is the current version.'));
        } else {
          patchLeads(cache, me, lead.id, row);
          notifyUndoable(done, () => undo([row, before]), next);
          await refreshOthers();
          return;
        }
      } catch (error) {
        restore();
        notify.error(dataMessage(error, { what: failed }));
      }
      await refresh();
    },
  );
  return { change, isBusy };
}

export function useLeadStatus() {
  const { change, isBusy } = useLeadChange();
  const setStatus = (
    lead: Pick<Lead, 'id' | 'version' | 'status'>,
    status: LeadStatus,
    next?: ReactNode,
  ): Promise<void> =>
    change({
      lead,
      before: { status: lead.status },
      after: { status },
      done: 'Lead status updated',
      failed: 'Failed to update lead status.',
      next,
    });
  return { setStatus, isBusy };
}

export function useAssign() {
  const { change, isBusy } = useLeadChange();
  const assign = (
    lead: Pick<Lead, 'id' | 'version' | 'assigned_to'>,
    person: { readonly id: string; readonly name: string } | null,
  ): Promise<void> =>
    change({
      lead,
      before: { assigned_to: lead.assigned_to },
      after: { assigned_to: person?.id ?? null },
      done: person === null ? 'Unassigned' : `Assigned to ${person.name}`,
      failed: 'The lead was not assigned.',
    });
  return { assign, isBusy };
}
