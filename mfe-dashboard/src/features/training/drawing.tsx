import { type ComponentProps, type ReactNode, useId } from 'react';

/** Lines of walls that the plan's section cuts through. */
export const Wall = (props: ComponentProps<'path'>) => (
  <path className="stroke-draft" strokeWidth="2.5" strokeLinecap="square" {...props} />
);

/** Lines of objects below the section. */
export const Hair = (props: ComponentProps<'path'>) => (
  <path className="stroke-draft" strokeOpacity="0.7" {...props} />
);

/** Highlights the subject of the figure. */
export const Copper = (props: ComponentProps<'path'>) => (
  <path className="stroke-copper" strokeWidth="1.75" {...props} />
);

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly tone?: 'ink' | 'muted' | 'copper';
  readonly isStrong?: boolean;
}

const tones = { ink: 'fill-ink', muted: 'fill-muted', copper: 'fill-copper' };

export function Label({ x, y, text, anchor = 'start', tone = 'ink', isStrong = false }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="12"
      fontWeight={isStrong ? 600 : 400}
      className={`${tones[tone]} tabular-nums`}
    >
      {text}
    </text>
  );
}

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly label: string;
}

/** A dimension line with tick marks and the measurement below. */
export function Dimension({ from, to, y, label }: DimensionProps) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - 6}v12M${to} ${y - 6}v12`} className="stroke-edge" />
      <Copper d={`M${from - 4} ${y + 4}l8 -8M${to - 4} ${y + 4}l8 -8`} />
      <Label x={(from + to) / 2} y={y + 18} anchor="middle" text={label} />
    </>
  );
}

interface Props {
  readonly title: string;
  /** Text alternative for readers who can't see the drawing. */
  readonly description: string;
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * Drawing canvas of a module's figure, 360 units wide: on a phone, one unit is about one pixel. The theme provides its
 * colors: `stroke-draft`, `stroke-copper`, and `fill-ink`.
 */
export function LessonDrawing({ title, description, height, children }: Props) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 360 ${String(height)}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      fill="none"
      className="block h-auto w-full"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {children}
    </svg>
  );
}
