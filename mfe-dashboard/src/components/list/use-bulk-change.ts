import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { officeZone } from 'shared-contract/firm';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { zonedDay } from 'shared-contract/zoned-time';
import { notify } from 'shared-ui/toast';
import { changeMany, type ChangeOfMany, type ChosenRows } from '../../lib/data/change-many.ts';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';
import { notifyUndoable } from '../undoable.tsx';
import type { Things } from './list-footer.tsx';
import { selectedCount, type ListSelection } from './use-row-selection.ts';

const isOutnumbered = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'PT409';

/** "1,240 clients", "1 client". */
export const inWords = (count: number, { one, many }: Things): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export interface BulkOptions {
  readonly list: ListDefinition & { readonly name: ChosenRows['list'] };
  readonly things: Things;
  readonly query: ListQuery;
  readonly selection: ListSelection;
  /** Asks again for whatever shows these rows. */
  readonly refresh: () => Promise<void>;
}

/** Changes every row that is selected, all or none, and offers the way back. */
export function useBulkChange({ list, things, query, selection, refresh }: BulkOptions) {
  const undo = async (batch: string) => {
    try {
      const undone = await undoBatch(await getSupabase(), batch);
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
            filter: filterOfMany(list, query, zonedDay(new Date(), officeZone)),
            excepted: [...selection.ids],
          };
    try {
      const { batch, changed } = await changeMany(await getSupabase(), change, {
        list: list.name,
        expected,
        ...chosen,
      });
      selection.clear();
      if (changed === 0) notify.info('Nothing to change: they were so already.');
      else notifyUndoable(`${inWords(changed, things)} changed`, () => undo(batch));
    } catch (error) {
      notify.error(
        isOutnumbered(error)
          ? `Nothing was changed: by now it is another number of ${things.many} than you selected. Look at the list, then select again.`
          : dataMessage(error, { what: 'Nothing was changed.' }),
      );
    }
    await refresh();
  };
}
