import type { ReactNode } from 'react';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What it counts, or, of a zero, what to do next. */
  readonly note: ReactNode;
}

/** Figures side by side, as cells of one sheet. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-px overflow-hidden rounded-md border border-line bg-line"
    >
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex min-w-0 flex-col bg-surface px-4 py-3 max-sm:odd:last:col-span-2"
        >
          <p className="flex flex-col">
            <span className="font-heading text-2xl tabular-nums">{figure.value}</span>{' '}
            <span className="font-semibold">{figure.label}</span>
          </p>
          <p className="text-sm text-muted">{figure.note}</p>
        </div>
      ))}
    </section>
  );
}
