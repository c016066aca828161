import { clsx } from 'clsx';

export interface SpinnerProps {
  /** The loading message, shown and announced. */
  label: string;
  className?: string | undefined;
}

/** An animation of three courses laid one after another, while something loads. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <div
      data-slot="spinner"
      role="status"
      className={clsx('ui:flex ui:items-center ui:justify-center ui:gap-3 ui:p-4 ui:text-muted', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="ui:size-6 ui:shrink-0">
        <path d="M2 16h9v5h-9zM13 16h9v5h-9z" className="nc-course ui:fill-muted" />
        <path d="M2 9.500h4v5h-4zM8 9.500h9v5h-9zM19 9.500h3v5h-3z" className="nc-course ui:fill-copper" />
        <path d="M2 3h9v5h-9zM13 3h9v5h-9z" className="nc-course ui:fill-muted" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
