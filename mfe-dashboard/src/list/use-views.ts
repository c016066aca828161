import { useEffect, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import type { DataClient } from 'shared-auth/supabase-client';
import type { ListDefinition } from 'shared-contract/lists/list';
import { viewKey, viewQueryOf } from 'shared-contract/lists/list-views';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { sectionKey } from '../app/sections.tsx';
import { explainCode, useAction } from '../lib/use-action.ts';
import { useDataQuery } from '../lib/use-data-query.ts';
import { notifyUndoable } from '../ui/undoable.tsx';
import type { ListScreen } from './list-screen.ts';
import { addView, changeView, listViews, removeView, type SavedView } from './saved-views.ts';

/** A view in the menu. Built-in views have no `stored`. */
export interface OfferedView {
  readonly id: string;
  readonly label: string;
  readonly query: string;
  readonly stored?: SavedView;
}

/** Returns the address of a view, or of the unfiltered list. Preserves the page's section. */
function viewAddress(
  list: ListDefinition,
  view: Pick<OfferedView, 'id' | 'query'> | null,
  section: string | null,
): string {
  const params = new URLSearchParams(view ? viewQueryOf(list, new URLSearchParams(view.query)) : '');
  if (section !== null) params.set(sectionKey, section);
  if (view) params.set(viewKey, view.id);
  return `?${params.toString()}`;
}

const viewWrite = {
  explain: explainCode('23505', 'You already have a view with this name. Choose another name.'),
  changes: ['saved-views'],
  reload: 'success',
} as const;
const savedMessage = (view: SavedView | null) => (view ? 'View saved' : undefined);
const reportConflict = (view: SavedView | null): void => {
  if (!view) notify.error('Another user has changed this view in the meantime. This is the current version.');
};

const offeredViews = (
  { views = [] }: ListDefinition,
  role: string,
  saved: readonly SavedView[],
): readonly OfferedView[] => [
  ...views.filter(({ roles }) => roles === undefined || roles.includes(role)),
  ...saved.map((view) => ({ id: view.id, label: view.name, query: view.query, stored: view })),
];

/** @param all label of the list without a view. Without one, the list has no views. */
export function useViews({ list, role }: Pick<ListScreen, 'list' | 'role'>, all: string | undefined) {
  const { id: me } = useUser();
  const [dialog, setDialog] = useState<'add' | 'rename' | null>(null);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const saved = useDataQuery(
    'saved-views',
    (client) => listViews(client, list.name),
    { list: list.name },
    { isWanted: all !== undefined },
  );
  const views = offeredViews(list, role, saved.data ?? []);
  const current = views.find(({ id }) => id === address.get(viewKey));
  const shown = viewQueryOf(list, address);
  const wanted = current && viewQueryOf(list, new URLSearchParams(current.query));
  const section = address.get(sectionKey);
  const open = (view: Pick<OfferedView, 'id' | 'query'> | null, replace = false) =>
    void navigate(viewAddress(list, view, section), { replace, preventScrollReset: true });

  // The address has only a view's name, so load the view's filters.
  const isNamedAlone =
    current !== undefined && shown === '' && wanted !== '' && address.get(list.drawerKey) === null;
  const named = isNamedAlone ? viewAddress(list, current, section) : null;
  useEffect(() => {
    if (named !== null) void navigate(named, { replace: true, preventScrollReset: true });
  }, [named, navigate]);

  const renamed = dialog === 'rename' ? current?.stored : undefined;
  const { act: overwrite } = useAction({
    ...viewWrite,
    run: (client, view: SavedView) => changeView(client, view, { query: shown }),
    done: savedMessage,
    failed: 'The view was not changed.',
    onDone: reportConflict,
  });
  const { act: restore } = useAction({
    ...viewWrite,
    run: (client, { name, query, shared }: SavedView) => addView(client, list.name, { name, query, shared }),
    done: 'Undone',
    failed: 'Nothing was undone.',
  });
  const { act: remove } = useAction({
    ...viewWrite,
    run: (client, { id }: SavedView) => removeView(client, id),
    failed: 'The view was not removed.',
    onDone: (_, view) => {
      open(null, true);
      notifyUndoable('View removed', () => restore(view));
    },
  });
  if (all === undefined) return null;
  const stored = current?.stored;
  return {
    all,
    canShare: role === 'coach' || role === 'admin',
    /** The open dialog: the name of a new view, or another name for the current view. */
    dialog,
    setDialog,
    views,
    current,
    /** The current view, if the user can change it: the owner can, and an administrator can change shared ones. */
    mine: stored && (stored.owner === me || role === 'admin') ? stored : undefined,
    renamed,
    /** True if the list differs from the current view. */
    isEdited: current !== undefined && shown !== wanted,
    open,
    overwrite,
    remove,
    /** The write of the dialog. */
    saving: {
      ...viewWrite,
      run: (client: DataClient, view: Pick<SavedView, 'name' | 'shared'>) =>
        renamed ? changeView(client, renamed, view) : addView(client, list.name, { ...view, query: shown }),
      done: savedMessage,
      failed: renamed ? 'The view was not changed.' : 'The view was not saved.',
      isInline: true,
      onDone: (view: SavedView | null) => {
        reportConflict(view);
        if (view && !renamed) open({ id: view.id, query: shown }, true);
      },
      onSettled: (isDone: boolean) => {
        if (isDone) setDialog(null);
      },
    },
  };
}

export type Views = NonNullable<ReturnType<typeof useViews>>;
