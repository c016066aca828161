import type { ComponentProps, ReactNode } from 'react';

/** What the plan cuts through. */
export const Wall = (props: ComponentProps<'path'>) => (
  <path className="stroke-draft" strokeWidth="2.5" strokeLinecap="square" {...props} />
);

/** What lies below the cut. */
export const Hair = (props: ComponentProps<'path'>) => (
  <path className="stroke-draft" strokeOpacity="0.7" {...props} />
);

/** The one part that the figure is about. */
export const Copper = (props: ComponentProps<'path'>) => (
  <path className="stroke-copper" strokeWidth="1.75" {...props} />
);

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: 'ink' | 'muted' | 'copper';
  readonly isStrong?: boolean;
}

const tones = { ink: 'fill-ink', muted: 'fill-muted', copper: 'fill-copper' };

/** Lettering of a sheet 360 wide: on a phone one of its units is about one pixel. */
export function Label({ x, y, children, anchor = 'start', tone = 'ink', isStrong = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="12"
      fontWeight={isStrong ? 600 : 400}
      className={`${tones[tone]} tabular-nums`}
    >
      {children}
    </text>
  );
}

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly label: string;
}

/** A dimension line with its measure below, ticked as draftsmen tick. */
export function Dimension({ from, to, y, label }: DimensionProps) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - 6}v12M${to} ${y - 6}v12`} className="stroke-edge" />
      <Copper d={`M${from - 4} ${y + 4}l8 -8M${to - 4} ${y + 4}l8 -8`} />
      <Label x={(from + to) / 2} y={y + 18} anchor="middle">
        {label}
      </Label>
    </>
  );
}
