import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import type { LeadStatus } from 'shared-contract/lists/leads';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import { changerOf, SOMEBODY } from '../../lib/names-of.ts';
import { isOfLeads, patchLeads } from './cached-leads.ts';
import type { Lead } from './data/list-leads.ts';
import { readLead } from './data/read-lead.ts';
import { saveLead, type LeadValues } from './data/save-lead.ts';

type Seen = Pick<Lead, 'id' | 'version'>;

/** Asks again for whatever shows leads: list, board, figures, drawer. */
export function useRefreshLeads(): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ predicate: isOfLeads(id) });
}

/** The same after a change of one's own: on the board the card stays on top of its column, where it was put. */
function useRefreshAround(): (isWritten: boolean) => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  const isMine = isOfLeads(id);
  return async (isWritten) => {
    const isKept = ({ queryKey }: { queryKey: QueryKey }) =>
      isWritten && (queryKey[1] === 'lead-board' || queryKey[1] === 'lead-stage');
    await cache.invalidateQueries({
      predicate: (query) => isMine(query) && isKept(query),
      refetchType: 'none',
    });
    await cache.invalidateQueries({ predicate: (query) => isMine(query) && !isKept(query) });
  };
}

/** Why nothing was written: who was quicker, or that the lead is gone. */
async function refusalOf(id: string, me: string, done: string): Promise<string> {
  try {
    const client = await getSupabase();
    const now = await readLead(client, id);
    if (now === null) return `This lead is not on your list any more. ${done}`;
    return `Changed by ${await changerOf(client, now.updated_by, me)} since. ${done}`;
  } catch {
    return `Changed by ${SOMEBODY} since. ${done}`;
  }
}

interface Change {
  readonly lead: Seen;
  readonly before: LeadValues;
  readonly after: LeadValues;
  readonly done: string;
  readonly failed: string;
  /** Offered beside the way back. */
  readonly next?: ReactNode;
}

/** Changes one field at once; the way back is offered, and refused when somebody else was faster. */
function useOneChange() {
  const { id: me } = useUser();
  const cache = useQueryClient();
  const refresh = useRefreshAround();
  const undo = async (seen: Seen, before: LeadValues) => {
    try {
      const undone = await saveLead(await getSupabase(), seen, before);
      if (undone === null) notify.error(await refusalOf(seen.id, me, 'Nothing was undone.'));
      else notify.success('Undone');
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh(false);
  };
  return async ({ lead, before, after, done, failed, next }: Change): Promise<boolean> => {
    const entered = 'status' in after ? { ...after, stage_since: new Date().toISOString() } : after;
    const takeBack = patchLeads(cache, me, lead.id, entered);
    let isWritten = false;
    try {
      const row = await saveLead(await getSupabase(), lead, after);
      if (row === null) {
        takeBack();
        notify.error(await refusalOf(lead.id, me, 'This is what stands now.'));
      } else {
        isWritten = true;
        patchLeads(cache, me, lead.id, row);
        notifyUndoable(done, () => undo({ id: row.id, version: row.version }, before), next);
      }
    } catch (error) {
      takeBack();
      console.error(error);
      notify.error(dataMessage(error, { what: failed }));
    }
    await refresh(isWritten);
    return isWritten;
  };
}

/** Sets the status of a lead: any, from any. */
export function useLeadStatus() {
  const change = useOneChange();
  return (
    lead: Pick<Lead, 'id' | 'version' | 'status'>,
    status: LeadStatus,
    next?: ReactNode,
  ): Promise<boolean> =>
    change({
      lead,
      before: { status: lead.status },
      after: { status },
      done: 'Lead status updated',
      failed: 'Failed to update lead status.',
      next,
    });
}

/** Gives a lead to somebody who follows it up, or to nobody. */
export function useAssign() {
  const change = useOneChange();
  return (
    lead: Pick<Lead, 'id' | 'version' | 'assigned_to'>,
    person: { readonly id: string; readonly name: string } | null,
  ): Promise<boolean> =>
    change({
      lead,
      before: { assigned_to: lead.assigned_to },
      after: { assigned_to: person?.id ?? null },
      done: `Assigned to ${person?.name ?? 'nobody'}`,
      failed: 'The lead was not assigned.',
    });
}
