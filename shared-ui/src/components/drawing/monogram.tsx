import { clsx } from 'clsx';
import { between, pick, randomFrom } from './random.ts';
import { Line, Sheet } from './sheet.tsx';

export interface MonogramProps {
  /** Full name: its first and last initials are drawn. */
  name: string;
  className?: string | undefined;
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`;

/** First letters of the first and last word; titles before and letters after a comma do not count. */
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

/** A portrait in initials, over the construction lines of its own geometry. */
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
    // A hairline and the corners of every other frame, at whatever size the portrait is shown.
    <Sheet viewBox="0 0 96 96" className={clsx('ui:rounded-md ui:border ui:border-edge', className)}>
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
    </Sheet>
  );
}
