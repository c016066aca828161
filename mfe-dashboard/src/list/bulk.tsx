import { formatCount } from 'shared-contract/format';
import { type ReactNode, useState } from 'react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { filterOfMany } from 'shared-contract/lists/list-filter';
import { Button } from 'shared-ui/button';
import { changeRows, type BulkChangeValue, type ChosenRows } from '../lib/bulk-change.ts';
import { explainCode, useBatchChange, useRefresh } from '../lib/use-action.ts';
import { useOffer } from '../lib/events.ts';
import type { ListScreen } from './list-screen.ts';
import type { Things } from './list-footer.tsx';
import { type ListSelection, selectedCount } from './row-selection.tsx';

interface BulkFormProps {
  /** Accessible name of the select. */
  readonly label: string;
  /** The options. The one without a value is the initial one. */
  readonly children: ReactNode;
  readonly button: string;
  readonly isBusy: boolean;
  readonly apply: (choice: string) => unknown;
}

/** A choice and the button that applies it to the selected rows. */
export function BulkForm({ label, children, button, isBusy, apply }: BulkFormProps) {
  const [choice, setChoice] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label={label}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
        className="min-h-control max-w-52 rounded-md border border-edge bg-surface px-2 text-field max-md:max-w-44"
      >
        {children}
      </select>
      <Button size="sm" busy={isBusy} disabled={choice === ''} onClick={() => apply(choice)}>
        {button}
      </Button>
    </div>
  );
}

interface Offer {
  readonly label: string;
  readonly change: BulkChangeValue;
}

interface Props {
  readonly screen: ListScreen<ListDefinition & { readonly name: ChosenRows['list'] }>;
  readonly things: Things;
  readonly selection: ListSelection;
  /** Prefix of the queries that show these rows. */
  readonly changes: string;
  readonly statuses: readonly Offer[];
  /** The people whom the user may assign the rows to, by id. */
  readonly assignees?:
    | {
        readonly label: string;
        readonly field: 'coach' | 'assigned';
        readonly names: ReadonlyMap<string, string>;
      }
    | undefined;
}

function assignmentOffers({ label, field, names }: NonNullable<Props['assignees']>) {
  const offer = (id: string | null, name: string): Offer => ({
    label: name,
    change: field === 'coach' ? { coach: id } : { assigned: id },
  });
  return { label, offers: [offer(null, 'Unassigned'), ...[...names].map(([id, name]) => offer(id, name))] };
}

/** Sets the status or the person of all selected rows, or of none. */
export function BulkChange({ screen, things, selection, changes, statuses, assignees }: Props) {
  const { list, query } = screen;
  const countLabel = (count: number): string => formatCount(count, things.one, things.many);
  const { act, isBusy } = useBatchChange({
    run: (client, change: BulkChangeValue) =>
      changeRows(client, change, {
        list: list.name,
        expected: selectedCount(selection),
        ...(selection.all === null
          ? { ids: [...selection.ids] }
          : {
              filter: filterOfMany(list, query),
              excepted: [...selection.ids],
            }),
      }),
    done: (changed) => `${countLabel(changed)} changed`,
    unchanged: 'Nothing to change. They already have this value.',
    failed: 'Nothing was changed.',
    explain: explainCode(
      'PT409',
      `Nothing was changed: the number of ${things.many} is no longer what you selected. Check the list, then select again.`,
    ),
    onDone: selection.clear,
    refresh: useRefresh(changes),
  });
  const many = countLabel(selectedCount(selection));
  const groups = [{ label: 'Status', offers: statuses }, ...(assignees ? [assignmentOffers(assignees)] : [])];
  useOffer([
    {
      label: `Change status of ${many}`,
      choices: statuses.map((offer) => ({ label: offer.label, act: () => void act(offer.change) })),
    },
  ]);
  return (
    <BulkForm
      label="What to change"
      button={`Change ${many}`}
      isBusy={isBusy}
      apply={(choice) => {
        const chosen = groups.flatMap(({ offers }) => offers).find((offer) => keyOf(offer) === choice);
        if (chosen) void act(chosen.change);
      }}
    >
      <option value="">Choose a change</option>
      {groups.map(({ label, offers }) => (
        <optgroup key={label} label={label}>
          {offers.map((offer) => (
            <option key={keyOf(offer)} value={keyOf(offer)}>
              {label}: {offer.label}
            </option>
          ))}
        </optgroup>
      ))}
    </BulkForm>
  );
}

/** Returns the value of an option, such as `status new`; `coach ` for no coach. */
function keyOf({ change }: Offer): string {
  const [[field, value] = []] = Object.entries(change);
  return `${field ?? ''} ${value ?? ''}`;
}
