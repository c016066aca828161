import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { clientsList, clientStatuses } from 'shared-contract/lists/clients';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import type { ListQuery } from 'shared-contract/lists/list';
import { zonedDay } from 'shared-contract/zoned-time';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import { selectedCount, type ListSelection } from '../../../components/list/use-row-selection.ts';
import { notifyUndoable } from '../../../components/undoable.tsx';
import { useOffer } from '../../../lib/page-actions.ts';
import { undoneWords } from '../../../lib/undone-words.ts';
import { changeMany, undoChange, type ChangeOfMany } from '../data/change-many.ts';
import { useRefreshClients } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';

const isOutnumbered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PT409';
const clientsInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;

function useBulkChange(query: ListQuery, selection: ListSelection) {
  const refresh = useRefreshClients();
  const undo = async (batch: string) => {
    try {
      const undone = await undoChange(await getSupabase(), batch);
      (undone.left === 0 ? notify.success : notify.info)(undoneWords(undone));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
  return async (change: ChangeOfMany): Promise<void> => {
    const expected = selectedCount(selection);
    const chosen =
      selection.all === null
        ? { ids: [...selection.ids] }
        : {
            filter: filterOfMany(clientsList, query, zonedDay(new Date(), brand.timeZone)),
            excepted: [...selection.ids],
          };
    try {
      const { batch, changed } = await changeMany(await getSupabase(), change, { expected, ...chosen });
      selection.clear();
      if (changed === 0) notify.info('Nothing to change: they were so already.');
      else notifyUndoable(`${clientsInWords(changed)} changed`, () => undo(batch));
    } catch (error) {
      notify.error(
        isOutnumbered(error)
          ? 'Nothing was changed: by now it is another number of clients than you selected. Look at the list, then select again.'
          : dataMessage(error, { what: 'Nothing was changed.' }),
      );
    }
    await refresh();
  };
}

interface Props {
  readonly query: ListQuery;
  readonly selection: ListSelection;
  /** For who gives clients to coaches. */
  readonly coaches: CoachNames;
}

/** Sets status or coach of every client that is selected: a choice, and a button that says how many it changes. */
export function ClientBulk({ query, selection, coaches }: Props) {
  const change = useBulkChange(query, selection);
  const [choice, setChoice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const many = clientsInWords(selectedCount(selection));
  useOffer([
    {
      label: `Change status of ${many}`,
      choices: clientStatuses.map((status) => ({ label: status, act: () => void change({ status }) })),
    },
  ]);
  const apply = async () => {
    const [kind, value = ''] = choice.split(' ', 2);
    setIsBusy(true);
    await change(kind === 'status' ? { status: value } : { coach: value || null });
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label>
        <span className="sr-only">What to change</span>
        <select
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
          className="min-h-control max-w-52 rounded-md border border-edge bg-surface px-2 text-field max-md:max-w-44"
        >
          <option value="">Choose a change</option>
          <optgroup label="Status">
            {clientStatuses.map((status) => (
              <option key={status} value={`status ${status}`}>
                Status: {status}
              </option>
            ))}
          </optgroup>
          {coaches.size === 0 ? null : (
            <optgroup label="Coach">
              <option value="coach ">Coach: nobody</option>
              {[...coaches].map(([id, name]) => (
                <option key={id} value={`coach ${id}`}>
                  Coach: {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <Button size="sm" busy={isBusy} disabled={choice === ''} onClick={() => void apply()}>
        Change {many}
      </Button>
    </div>
  );
}
