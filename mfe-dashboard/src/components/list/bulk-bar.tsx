import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import type { Things } from './list-footer.tsx';
import { selectedCount, type ListSelection } from './use-row-selection.ts';

interface Props {
  readonly things: Things;
  readonly selection: ListSelection;
  /** Ids of the rows that are shown. */
  readonly shown: readonly string[];
  /** Of all that match. */
  readonly total: number;
  /** Whether what can be done is done with everything that matches, too. */
  readonly canChooseAll?: boolean | undefined;
  /** What can be done with them. */
  readonly children: ReactNode;
}

const figure = (value: number): string => value.toLocaleString('en-US');

function selectedInWords({ ids, all }: ListSelection, shown: readonly string[], things: Things): string {
  if (all !== null && ids.size > 0)
    return `${figure(all - ids.size)} of the ${figure(all)} ${things.many} that match are selected`;
  if (all !== null) return `All ${figure(all)} ${things.many} that match are selected`;
  const elsewhere = [...ids].filter((id) => !shown.includes(id)).length;
  return `${figure(ids.size)} selected${elsewhere === 0 ? '' : `, ${figure(elsewhere)} not on this page`}`;
}

/** In the place of the foot while rows are selected: how many, what can be done with them, and the way out. */
export function BulkBar({ things, selection, shown, total, canChooseAll = true, children }: Props) {
  const isPage = selection.all === null && shown.every((id) => selection.ids.has(id));
  return (
    <section
      aria-label="Selected"
      data-list-foot
      className="sticky bottom-0 z-2 flex min-h-control shrink-0 flex-wrap items-center gap-x-4 gap-y-2 bg-ground text-sm max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:py-2 print:hidden"
    >
      <p role="status" className="font-semibold tabular-nums max-md:grow">
        {selectedInWords(selection, shown, things)}
      </p>
      {isPage && canChooseAll && total > selectedCount(selection) ? (
        <Button variant="quiet" size="sm" onClick={() => selection.chooseAll(total)}>
          Select all {figure(total)} that match
        </Button>
      ) : null}
      <div className="max-md:order-1 max-md:w-full">{children}</div>
      <Button variant="quiet" size="sm" className="ml-auto" onClick={selection.clear}>
        Clear
      </Button>
    </section>
  );
}
