import type { Term } from '../content/terms.ts';

export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className="grid max-w-measure gap-4">
      {terms.map(({ name, meaning }) => (
        <div key={name} className="border-l-2 border-copper pl-4">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
