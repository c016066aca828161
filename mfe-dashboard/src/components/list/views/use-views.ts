import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { viewKey, viewQueryOf } from 'shared-contract/lists/list-views';
import type { ListDefinition } from 'shared-contract/lists/list';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import type { DataClient } from 'shared-auth/supabase-client';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { sectionKey } from '../../section.ts';
import { notifyUndoable } from '../../undoable.tsx';
import {
  addView,
  changeView,
  listViews,
  removeView,
  type SavedView,
} from '../../../features/views/data/saved-views.ts';

/** A view as the list offers it: one that is built in has nothing stored. */
export interface OfferedView {
  readonly id: string;
  readonly label: string;
  readonly query: string;
  readonly stored?: SavedView;
}

/** The address of a view with its name, or of the whole list, in the section of the page where the list stands. */
function viewAddress(
  list: ListDefinition,
  view: Pick<OfferedView, 'id' | 'query'> | null,
  section: string | null,
): string {
  const kept = new URLSearchParams(view ? viewQueryOf(list, new URLSearchParams(view.query)) : '');
  if (section !== null) kept.set(sectionKey, section);
  if (view) kept.set(viewKey, view.id);
  return `?${kept.toString()}`;
}

const TAKEN = '23505';
const wordsOf = (error: unknown, what: string): string =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === TAKEN
    ? 'You have a view of this name already. Choose another name.'
    : dataMessage(error, { what });

function offeredViews(
  list: ListDefinition,
  role: string,
  saved: readonly SavedView[],
): readonly OfferedView[] {
  const builtIn = (list.views ?? []).filter(({ roles }) => roles === undefined || roles.includes(role));
  const stored = saved.map((view) => ({ id: view.id, label: view.name, query: view.query, stored: view }));
  return [...builtIn, ...stored];
}

/** The views of a list, which one the address names, and what can be done with them. */
export function useViews(list: ListDefinition, role: string) {
  const { id: me } = useUser();
  const [asked, setAsked] = useState<'add' | 'rename' | null>(null);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const saved = useDataQuery('saved-views', (client) => listViews(client, list.name), { list: list.name });
  const views = offeredViews(list, role, saved.data ?? []);
  const current = views.find(({ id }) => id === address.get(viewKey));
  const shown = viewQueryOf(list, address);
  const wanted = current && viewQueryOf(list, new URLSearchParams(current.query));
  const section = address.get(sectionKey);
  const open = (view: Pick<OfferedView, 'id' | 'query'> | null, replace = false) =>
    void navigate(viewAddress(list, view, section), { replace, preventScrollReset: true });

  // An address that names a view and nothing else asks for what is in it.
  const isNamedAlone =
    current !== undefined && shown === '' && wanted !== '' && address.get(list.drawerKey) === null;
  const named = isNamedAlone ? viewAddress(list, current, section) : null;
  useEffect(() => {
    if (named !== null) void navigate(named, { replace: true, preventScrollReset: true });
  }, [named, navigate]);

  const refresh = () => cache.invalidateQueries({ queryKey: [me, 'saved-views'] });
  const write = async (what: string, run: (client: DataClient) => Promise<void>): Promise<string | null> => {
    try {
      await run(await getSupabase());
      await refresh();
      return null;
    } catch (error) {
      return wordsOf(error, what);
    }
  };
  const change = async (view: SavedView, fields: Parameters<typeof changeView>[2], done: string) => {
    const failed = await write('The view was not changed.', async (client) => {
      if (await changeView(client, view, fields)) notify.success(done);
      else notify.error('Somebody else has changed this view meanwhile. This is what stands now.');
    });
    return failed;
  };
  return {
    me,
    /** Which question is open: the name of a new view, or another one for this. */
    asked,
    setAsked,
    views,
    current,
    /** Whether the list shows something else than the view that the address names. */
    isEdited: current !== undefined && shown !== wanted,
    shown,
    open,
    change,
    /** @returns what went wrong, in words; null where nothing did */
    add: (name: string, shared: boolean): Promise<string | null> =>
      write('The view was not saved.', async (client) => {
        const added = await addView(client, list.name, { name, shared, query: shown });
        notify.success('View saved');
        open({ id: added.id, query: shown }, true);
      }),
    remove: async (view: SavedView): Promise<void> => {
      const failed = await write('The view was not removed.', (client) => removeView(client, view.id));
      if (failed !== null) {
        notify.error(failed);
        return;
      }
      open(null, true);
      notifyUndoable('View removed', async () => {
        const { name, query, shared } = view;
        const lost = await write('Nothing was undone.', async (client) => {
          await addView(client, list.name, { name, query, shared });
          notify.success('Undone');
        });
        if (lost !== null) notify.error(lost);
      });
    },
  };
}

export type Views = ReturnType<typeof useViews>;
