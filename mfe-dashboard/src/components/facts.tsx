import { Fragment, type ReactNode } from 'react';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** What is known of a record, a line for each. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
