/* Parts of a drawing differ by pattern and by color. Slanted lines are for a period that has not ended. */

const SIZE = 6;
const marks = [
  null,
  <path key="1" d="M0 3h6" strokeWidth="1.5" />,
  <path key="2" d="M1.5 1.5h2v2h-2z" strokeWidth="1" />,
  <path key="3" d="M3 0v6" strokeWidth="1.5" />,
  <path key="4" d="M0 3h6M3 0v6" strokeWidth="1" />,
  <path key="5" d="M0 1.5h6M0 4.5h6" strokeWidth="1" />,
];

export const colourOf = (part: number): string => `var(--mfe-dashboard-part-${String(part % marks.length)})`;
export const fillOf = (id: string, part: number): string => `url(#${id}-${String(part)})`;
export const unfinishedFill = (id: string): string => `url(#${id}-unfinished)`;

/** What `fillOf` and `unfinishedFill` point to. */
export function Patterns({ id, parts }: { readonly id: string; readonly parts: number }) {
  return (
    <defs>
      {Array.from({ length: parts }, (_, part) => (
        <pattern
          key={part}
          id={`${id}-${String(part)}`}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
          className="stroke-surface"
        >
          <rect width={SIZE} height={SIZE} stroke="none" fill={colourOf(part)} />
          {marks[part % marks.length]}
        </pattern>
      ))}
      <pattern
        id={`${id}-unfinished`}
        width={SIZE}
        height={SIZE}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={SIZE / 2} height={SIZE} className="fill-surface" />
      </pattern>
    </defs>
  );
}

interface LegendProps {
  readonly id: string;
  readonly parts: readonly string[];
  /** Which part is only an outline. */
  readonly rest?: number | undefined;
  /** What the slanted lines are called, where something has them. */
  readonly unfinished?: string | undefined;
}

/** What the parts are called, in the order in which they are drawn. */
export function Legend({ id, parts, rest, unfinished }: LegendProps) {
  const entries = [
    ...parts.map((label, part) => ({ label, fill: part === rest ? 'none' : fillOf(id, part) })),
    ...(unfinished === undefined ? [] : [{ label: unfinished, fill: unfinishedFill(id) }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {entries.map(({ label, fill }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="12" height="12" className="shrink-0">
            {label === unfinished ? <rect width="12" height="12" fill={colourOf(0)} /> : null}
            <rect
              x="0.5"
              y="0.5"
              width="11"
              height="11"
              fill={fill}
              className={fill === 'none' ? 'stroke-edge' : undefined}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
