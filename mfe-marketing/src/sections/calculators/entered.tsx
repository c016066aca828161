import type { Entry } from '../../content/calculators/calculator.ts';
import type { Entries } from './calculator.ts';

/** An entry as it is counted, in words. */
export function entryText(entry: Entry, text = ''): string {
  if (entry.kind === 'choice') return entry.options.find(({ value }) => value === text)?.label ?? text;
  if (entry.kind === 'switch') return text === '1' ? 'Yes' : 'No';
  const typed = text.trim() === '' ? '0' : text.trim();
  if (entry.kind === 'dollars') return typed.startsWith('$') ? typed : `$${typed}`;
  return entry.kind === 'percent' && !typed.endsWith('%') ? `${typed}%` : typed;
}

interface EnteredProps {
  readonly entries: readonly Entry[];
  readonly counted: Entries;
}

/** What the result counts with, where the form is not: on paper, and without scripts. */
export function Entered({ entries, counted }: EnteredProps) {
  return (
    <dl className="hidden content-start print:grid noscript:grid">
      {entries.map((entry) => (
        <div key={entry.name} className="flex justify-between gap-4 border-b border-line py-1">
          <dt>{entry.label}</dt>
          <dd className="text-end tabular-nums">{entryText(entry, counted[entry.name])}</dd>
        </div>
      ))}
    </dl>
  );
}
