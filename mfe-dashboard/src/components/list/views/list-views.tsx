import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { notify } from 'shared-ui/toast';
import { LazyMenu, menuButtonLook } from '../../lazy-menu.tsx';
import { menuItemsOf, type RowAction } from '../row-actions.tsx';
import type { OfferedView, Views } from './use-views.ts';
import { ViewDialog } from './view-dialog.tsx';

interface Props {
  readonly views: Views;
  readonly role: string;
  /** What the list without a view is called: "All clients". */
  readonly all: string;
}

/** Own ones are changed by their owner, shared ones by administrators too. */
const isMine = ({ me }: Views, { stored }: OfferedView, role: string): boolean =>
  stored !== undefined && (stored.owner === me || role === 'admin');

async function save({ change, shown }: Views, { stored }: OfferedView): Promise<void> {
  if (!stored) return;
  const failed = await change(stored, { query: shown }, 'View saved');
  if (failed !== null) notify.error(failed);
}

function itemsOf(views: Views, { all, role }: Pick<Props, 'all' | 'role'>) {
  const { current, open, setAsked } = views;
  const mine = current && isMine(views, current, role) ? current.stored : undefined;
  const entry = (view: OfferedView, index: number): RowAction => ({
    id: view.id,
    label: view.stored?.shared ? `${view.label} (shared)` : view.label,
    separated: index === 0,
    ...(view === current && { icon: 'check' as const }),
    run: () => open(view),
  });
  const actions: readonly RowAction[] = [
    { id: 'all', label: all, ...(current ? {} : { icon: 'check' as const }), run: () => open(null) },
    ...views.views.filter(({ stored }) => !stored).map(entry),
    ...views.views.filter(({ stored }) => stored).map(entry),
    { id: 'add', label: 'Save as a view', separated: true, run: () => setAsked('add') },
    ...(mine
      ? [
          { id: 'rename', label: 'Rename or share', run: () => setAsked('rename') },
          { id: 'remove', label: 'Remove this view', run: () => void views.remove(mine) },
        ]
      : []),
  ];
  return menuItemsOf(actions);
}

/** Ways to look at a list, under names: those that are built in, one's own, and those that are shared. */
export function ListViews({ views, role, all }: Props) {
  const { current, asked, setAsked } = views;
  const stored = current?.stored;
  const isRenamed = asked === 'rename' && stored !== undefined;
  return (
    <>
      <LazyMenu label="Views" items={itemsOf(views, { all, role })} className={`${menuButtonLook} max-w-64`}>
        <span className="sr-only">View: </span>
        <span className="truncate">{current?.label ?? all}</span>
        <Icon name="chevron-down" className="size-4 shrink-0 text-muted" />
      </LazyMenu>
      {asked === null ? null : (
        <ViewDialog
          title={isRenamed ? 'Rename or share' : 'Save as a view'}
          name={isRenamed ? stored.name : ''}
          isShared={isRenamed && stored.shared}
          canShare={role === 'coach' || role === 'admin'}
          onSave={(name, shared) =>
            isRenamed ? views.change(stored, { name, shared }, 'View saved') : views.add(name, shared)
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** That the list shows something else than the view that the address names, and what can be done about it. */
export function EditedView({ views, role }: Pick<Props, 'views' | 'role'>) {
  const { current, isEdited, open, setAsked } = views;
  if (!current || !isEdited) return null;
  return (
    <span className="flex flex-wrap items-center gap-1 text-sm print:hidden">
      <span className="text-muted">Edited:</span>
      {isMine(views, current, role) ? (
        <Button variant="quiet" size="sm" onClick={() => void save(views, current)}>
          Save
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={() => setAsked('add')}>
        Save as
      </Button>
      <Button variant="quiet" size="sm" onClick={() => open(current)}>
        Reset
      </Button>
    </span>
  );
}
