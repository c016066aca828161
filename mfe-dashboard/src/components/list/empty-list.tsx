import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** In the place of rows: that there are none, and the way on. */
export function EmptyList({ title, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border border-line bg-surface p-6">
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {children}
    </div>
  );
}
