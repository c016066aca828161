import { clsx } from 'clsx';

export interface SpinnerProps {
  /** What is being waited for, shown and announced. */
  label: string;
  className?: string | undefined;
}

/** Three courses laid one after the other while something loads. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <div
      data-slot="spinner"
      role="status"
      className={clsx('flex items-center justify-center gap-3 p-4 text-muted', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
        <path d="M2 16h9v5h-9zM13 16h9v5h-9z" className="nc-course fill-muted" />
        <path d="M2 9.500h4v5h-4zM8 9.500h9v5h-9zM19 9.500h3v5h-3z" className="nc-course fill-copper" />
        <path d="M2 3h9v5h-9zM13 3h9v5h-9z" className="nc-course fill-muted" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
