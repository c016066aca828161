import { useId, type ReactNode, type SVGProps } from 'react';

interface DrawingProps {
  readonly title: string;
  /** What the drawing shows, for those who do not see it. */
  readonly description: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** Units of a drawing's width: a phone shows one of them as about one pixel, so letters of 12 can be read there. */
export const SHEET_WIDTH = 360;

/** The sheet of a lesson's figure. It is read, and so it is named and described. */
export function Drawing({ title, description, height, children }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${SHEET_WIDTH} ${height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      fill="none"
      strokeWidth="1"
      className="block h-auto w-full max-w-xl"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}

/** What the plan cuts through. */
export const Wall = (props: SVGProps<'path'>) => (
  <path className="stroke-draft" strokeWidth="2.5" strokeLinecap="square" {...props} />
);

/** What lies below the cut. */
export const Hair = (props: SVGProps<'path'>) => (
  <path className="stroke-draft" strokeOpacity="0.7" {...props} />
);

/** The one part that the figure is about. */
export const Copper = (props: SVGProps<'path'>) => (
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
