import { clsx } from 'clsx';
import { between, pick, randomFrom } from './geometry.ts';
import { Line, DrawingCanvas } from './drawing-canvas.tsx';

export interface MonogramProps {
  /** Full name. The drawing shows its first and last initial. */
  name: string;
  className?: string | undefined;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** Returns the initials of the first and last word. Ignores titles, and anything after a comma. */
export function initialsOf(name: string): string {
  const words = (name.split(',')[0] ?? '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) =>
      String.fromCodePoint(word.codePointAt(0) ?? 32)
        .toUpperCase()
        .trim(),
    )
    .join('');
}

/** A portrait made of initials, over its own construction lines. */
export function Monogram({ name, className }: MonogramProps) {
  const random = randomFrom(name);
  const corner = pick(random, [
    [0, 0],
    [96, 0],
    [0, 96],
    [96, 96],
  ]);
  const [x = 0, y = 0] = corner;
  const radius = between(random, 44, 60);
  const arcs = circle(x, y, radius) + circle(x, y, radius + between(random, 8, 14)) + circle(48, 48, 38);
  return (
    // The border and the corners match those of all other bordered elements, at any size.
    <DrawingCanvas viewBox="0 0 96 96" className={clsx('ui:rounded-md ui:border ui:border-edge', className)}>
      <rect width="96" height="96" className="ui:fill-surface" />
      <rect width="96" height="96" className="ui:fill-draft" fillOpacity="0.07" />
      <Line d={`${arcs}M48 0v96M0 48h96`} className="ui:stroke-draft" strokeOpacity="0.22" />
      <Line d="M30 68h36" className="ui:stroke-copper" strokeWidth="2" />
      <text
        x="48"
        y="45"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="32"
        fontWeight="600"
        className="ui:fill-draft ui:font-heading"
      >
        {initialsOf(name)}
      </text>
    </DrawingCanvas>
  );
}
