import { LONGEST_VIEW_NAME } from 'shared-contract/lists/list-views';
import { Button } from 'shared-ui/button';
import { CheckboxField, TextField } from 'shared-ui/field';
import { Icon } from 'shared-ui/icon';
import { fieldText } from '../lib/format.ts';
import { useAction } from '../lib/use-action.ts';
import { OpenDialog } from '../ui/confirm-dialog.tsx';
import { LazyMenu, menuButtonStyles } from '../ui/lazy-menu.tsx';
import { menuItemsOf, type RowAction } from './list-row.tsx';
import type { OfferedView, Views } from './use-views.ts';

interface Props {
  readonly views: Views;
}

/** Asks for the name of a view, and whether it is shared with coaches and administrators. */
function ViewDialog({ views: { renamed, saving, setDialog, canShare } }: Props) {
  const { act, isBusy, failure, setFailure } = useAction(saving);
  const title = renamed ? 'Rename or share' : 'Save as a view';
  const isShared = renamed?.shared ?? false;
  const save = (form: FormData) => {
    const name = fieldText(form, 'view-name');
    if (name === '') setFailure('Enter a name');
    else void act({ name, shared: canShare ? form.has('shared') : isShared });
  };
  return (
    <OpenDialog title={title} className="max-w-sm" onClose={() => setDialog(null)}>
      <form
        noValidate
        aria-label={title}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label="Name"
          name="view-name"
          defaultValue={renamed?.name}
          maxLength={LONGEST_VIEW_NAME}
          autoComplete="off"
          required
          error={failure}
        />
        {canShare ? (
          <CheckboxField
            label="Share with coaches and administrators"
            name="shared"
            defaultChecked={isShared}
          />
        ) : null}
        <Button type="submit" busy={isBusy} className="self-start">
          Save
        </Button>
      </form>
    </OpenDialog>
  );
}

function itemsOf({ views, current, mine, all, open, setDialog, remove }: Views) {
  const entry = (view: OfferedView, index: number): RowAction => ({
    id: view.id,
    label: view.stored?.shared ? `${view.label} (shared)` : view.label,
    separated: index === 0,
    ...(view === current && { icon: 'check' as const }),
    run: () => open(view),
  });
  const actions: readonly RowAction[] = [
    { id: 'all', label: all, ...(current ? {} : { icon: 'check' as const }), run: () => open(null) },
    ...views.filter(({ stored }) => !stored).map(entry),
    ...views.filter(({ stored }) => stored).map(entry),
    { id: 'add', label: 'Save as a view', separated: true, run: () => setDialog('add') },
    ...(mine
      ? [
          { id: 'rename', label: 'Rename or share', run: () => setDialog('rename') },
          { id: 'remove', label: 'Remove this view', run: () => void remove(mine) },
        ]
      : []),
  ];
  return menuItemsOf(actions);
}

/** Menu of built-in, own, and shared views. */
export function ListViews({ views }: Props) {
  return (
    <>
      <LazyMenu label="Views" items={itemsOf(views)} className={`${menuButtonStyles} max-w-64`}>
        <span className="sr-only">View: </span>
        <span className="truncate">{views.current?.label ?? views.all}</span>
        <Icon name="chevron-down" className="size-4 shrink-0 text-muted" />
      </LazyMenu>
      {views.dialog === null ? null : <ViewDialog views={views} />}
    </>
  );
}

/** Shown if the list differs from the current view. Offers to save or reset it. */
export function EditedView({ views: { current, mine, isEdited, open, overwrite, setDialog } }: Props) {
  if (!current || !isEdited) return null;
  return (
    <span className="flex flex-wrap items-center gap-1 text-sm print:hidden">
      <span className="text-muted">Edited:</span>
      {mine ? (
        <Button variant="quiet" size="sm" onClick={() => void overwrite(mine)}>
          Save
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={() => setDialog('add')}>
        Save as
      </Button>
      <Button variant="quiet" size="sm" onClick={() => open(current)}>
        Reset
      </Button>
    </span>
  );
}
