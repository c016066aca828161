import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';

export interface ListCard {
  readonly id: string;
  readonly name: string;
  /** Beside the name: its status. */
  readonly mark: ReactNode;
  /** Second line. */
  readonly note: string;
  /** At most four, in two columns. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

interface Props {
  readonly cards: readonly ListCard[];
  readonly recordAddress: (id: string) => string;
}

/** The rows of a list on a narrow screen. The name is the one link; the whole card leads where it leads. */
export function ListCards({ cards, recordAddress }: Props) {
  return (
    <ul className="flex flex-col gap-2">
      {cards.map(({ id, name, mark, note, facts }) => (
        <li
          key={id}
          data-row
          className="relative rounded-md border border-line bg-surface px-4 py-3 focus-within:border-edge"
        >
          <div className="flex items-baseline justify-between gap-3">
            <Link
              to={recordAddress(id)}
              state={{ isOpenedHere: true }}
              preventScrollReset
              data-row-link={id}
              className="min-w-0 truncate font-semibold text-primary after:absolute after:inset-0"
            >
              {name}
            </Link>
            {mark}
          </div>
          <p className="truncate text-sm text-muted">{note}</p>
          <dl className="mt-1 grid grid-cols-2 gap-x-4 text-sm">
            {facts.map(({ term, value }) => (
              <div key={term} className="flex min-w-0 flex-wrap gap-x-1.5">
                <dt className="text-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
