import type { ReactNode } from 'react';

/** Fields that belong together, two or three beside each other where there is room. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-surface p-4 pt-2">
      <legend className="px-1 text-lg">{legend}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-3">{children}</div>
    </fieldset>
  );
}
