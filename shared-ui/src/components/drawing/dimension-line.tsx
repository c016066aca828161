import { clsx } from 'clsx';
import { Line } from './sheet.tsx';

export interface DimensionLineProps {
  /** Stands in the middle of the line, as a measure does. */
  label?: string | undefined;
  className?: string | undefined;
}

function Tick() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" fill="none" className="size-3 shrink-0">
      <Line d="M0 6h12M6 0v12" className="stroke-edge" />
      <Line d="M2 10L10 2" className="stroke-copper" strokeWidth="1.5" />
    </svg>
  );
}

const stroke = <span aria-hidden="true" className="h-px flex-1 bg-edge" />;

/** A dimension line across the column, ticked at both ends. */
export function DimensionLine({ label, className }: DimensionLineProps) {
  return (
    <div data-slot="dimension-line" className={clsx('flex items-center text-sm text-muted', className)}>
      <Tick />
      {stroke}
      {label ? <span className="px-3 tabular-nums">{label}</span> : null}
      {label ? stroke : null}
      <Tick />
    </div>
  );
}
