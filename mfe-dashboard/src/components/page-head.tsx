import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** How much there is of it, beside the title. */
  readonly count?: number | undefined;
  /** What can be done here, at the end of the row. */
  readonly children?: ReactNode;
}

/** The head of a page of the work surface: one row of 48 px. */
export function PageHead({ title, count, children }: Props) {
  return (
    <div className="-my-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
      {/* It takes what is left of the row: in a second row the actions begin where the title does. */}
      <div className="flex grow items-center gap-x-3">
        <h1 className="text-xl leading-tight">{title}</h1>
        {count === undefined ? null : (
          <p className="mt-1 text-muted tabular-nums">{count.toLocaleString('en-US')}</p>
        )}
      </div>
      {children ? <div className="flex flex-wrap items-center gap-2 print:hidden">{children}</div> : null}
    </div>
  );
}
