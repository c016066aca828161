import { clsx } from 'clsx';
import { Line } from './sheet.tsx';

export interface DimensionLineProps {
  /** Stands in the middle of the line, as a measure does. */
  label?: string | undefined;
  className?: string | undefined;
}

function Tick() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" fill="none" className="ui:size-3 ui:shrink-0">
      <Line d="M0 6h12M6 0v12" className="ui:stroke-edge" />
      <Line d="M2 10L10 2" className="ui:stroke-copper" strokeWidth="1.5" />
    </svg>
  );
}

const stroke = <span aria-hidden="true" className="ui:h-px ui:flex-1 ui:bg-edge" />;

/** A dimension line across the column, ticked at both ends. */
export function DimensionLine({ label, className }: DimensionLineProps) {
  return (
    <div
      data-slot="dimension-line"
      className={clsx('ui:flex ui:items-center ui:text-sm ui:text-muted', className)}
    >
      <Tick />
      {stroke}
      {label ? <span className="ui:px-3 ui:tabular-nums">{label}</span> : null}
      {label ? stroke : null}
      <Tick />
    </div>
  );
}
