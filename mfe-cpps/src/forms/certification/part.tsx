import type { ReactNode } from 'react';

/** A part of a long form, by its own name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-4 w-full font-heading text-lg">{title}</legend>
      <div className="clear-both grid items-end gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Of a field that takes the whole line of its part. */
export const WHOLE_LINE = 'sm:col-span-2';
