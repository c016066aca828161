interface Props {
  readonly percent: number;
  /** What it is the progress of. */
  readonly label: string;
}

/** How far something is, with the figure beside the bar. */
export function ProgressBar({ percent, label }: Props) {
  return (
    <div className="flex items-center gap-2 text-sm">
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 min-w-0 grow"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={percent} height="4" className={percent === 100 ? 'fill-success' : 'fill-primary'} />
      </svg>
      <span aria-hidden="true" className="w-11 text-right text-muted tabular-nums">
        {percent}%
      </span>
    </div>
  );
}
