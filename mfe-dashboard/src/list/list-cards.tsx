import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { RowMarkNote } from './list-row.tsx';
import type { RowMarks } from './live-rows.ts';
import type { ListSelection } from './row-selection.tsx';

export interface ListCard {
  readonly id: string;
  readonly name: string;
  /** Shown next to the name, such as a status. */
  readonly mark: ReactNode;
  readonly note: string;
  /** At most four, in two columns. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly cardOf: (row: Row) => ListCard;
  readonly recordAddress: (id: string) => string;
  readonly selection?: ListSelection | undefined;
  readonly marks?: RowMarks | undefined;
  readonly actionsBelow?: ((row: Row) => ReactNode) | undefined;
}

function Box({ card: { id, name }, selection }: { card: ListCard; selection: ListSelection }) {
  const isSelected = selection.isSelected(id);
  return (
    <label className="relative z-1 -my-3 -ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center self-center">
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${name}`}
        onChange={() => selection.change(id, !isSelected)}
        className="size-5 cursor-pointer accent-primary"
      />
    </label>
  );
}

/** Shows rows as cards on narrow screens. The name is the only link, and it covers the card. */
export function ListCards<Row>(props: Props<Row>) {
  const { rows, cardOf, recordAddress, selection, marks, actionsBelow } = props;
  return (
    <ul className="flex flex-col gap-2">
      {rows.map((row) => {
        const card = cardOf(row);
        return (
          <li
            key={card.id}
            data-row
            data-mark={marks?.get(card.id)}
            className="relative rounded-md border border-line bg-surface px-4 py-3 focus-within:border-edge data-[mark=removed]:opacity-55 motion-safe:data-mark:animate-[mfe-dashboard-tint_1.2s_ease-out]"
          >
            <div className="flex items-baseline justify-between gap-3">
              {selection?.isChoosing ? <Box card={card} selection={selection} /> : null}
              <Link
                to={recordAddress(card.id)}
                state={{ isOpenedHere: true }}
                preventScrollReset
                data-row-link={card.id}
                className="min-w-0 grow truncate font-semibold text-primary after:absolute after:inset-0"
              >
                {card.name}
              </Link>
              <RowMarkNote mark={marks?.get(card.id)} />
              {card.mark}
            </div>
            <p className="truncate text-sm text-muted">{card.note}</p>
            <dl className="mt-1 grid grid-cols-2 gap-x-4 text-sm">
              {card.facts.map(({ term, value }) => (
                <div key={term} className="flex min-w-0 flex-wrap gap-x-1.5">
                  <dt className="text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {actionsBelow ? (
              <div className="relative z-1 mt-2 -mb-1 flex gap-2">{actionsBelow(row)}</div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
