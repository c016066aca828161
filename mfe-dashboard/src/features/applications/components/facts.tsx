import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Answers under a heading, each with its label. An answer that was not given says so. */
export function Facts({ title, facts }: Props) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {facts.map(([term, value]) => (
          <div key={term} className={typeof value === 'string' && value.length > 60 ? 'sm:col-span-2' : ''}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="max-w-[66ch] wrap-anywhere whitespace-pre-line">
              {value === '' || value === null ? <span className="text-muted">Not answered</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
