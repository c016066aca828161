import { useState } from 'react';
import { Button } from 'shared-ui/button';
import type { ChangeOfMany } from '../../lib/data/change-many.ts';
import { useOffer } from '../../lib/page-actions.ts';
import { inWords, useBulkChange, type BulkOptions } from './use-bulk-change.ts';
import { selectedCount } from './use-row-selection.ts';

interface Offer {
  readonly label: string;
  readonly change: ChangeOfMany;
}

interface Props extends BulkOptions {
  readonly statuses: readonly Offer[];
  /** Whom the rows are given to; nothing for who gives them to nobody. */
  readonly people?: { readonly label: string; readonly offers: readonly Offer[] } | undefined;
}

/** Sets status or person of every row that is selected: a choice, and a button that says how many it changes. */
export function BulkChange({ statuses, people, ...options }: Props) {
  const change = useBulkChange(options);
  const [choice, setChoice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const many = inWords(selectedCount(options.selection), options.things);
  const groups = [{ label: 'Status', offers: statuses }, ...(people ? [people] : [])];
  useOffer([
    {
      label: `Change status of ${many}`,
      choices: statuses.map((offer) => ({ label: offer.label, act: () => void change(offer.change) })),
    },
  ]);
  const chosen = groups.flatMap(({ offers }) => offers).find((offer) => keyOf(offer) === choice);
  const apply = async () => {
    if (!chosen) return;
    setIsBusy(true);
    await change(chosen.change);
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
          {groups.map(({ label, offers }) => (
            <optgroup key={label} label={label}>
              {offers.map((offer) => (
                <option key={keyOf(offer)} value={keyOf(offer)}>
                  {label}: {offer.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button size="sm" busy={isBusy} disabled={!chosen} onClick={() => void apply()}>
        Change {many}
      </Button>
    </div>
  );
}

/** Of an option: `status new`, `coach ` for nobody. */
function keyOf({ change }: Offer): string {
  const [[field, value] = []] = Object.entries(change);
  return `${field ?? ''} ${value ?? ''}`;
}
