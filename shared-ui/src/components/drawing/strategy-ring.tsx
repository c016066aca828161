import { clsx } from 'clsx';
import { polar, voussoir } from './geometry.ts';
import { Line } from './drawing-canvas.tsx';

export interface RingItem {
  id: string;
  label: string;
}

export interface StrategyRingProps {
  /** Clockwise. The first item is the keystone at the top. */
  items: readonly RingItem[];
  className?: string | undefined;
}

const INNER = 112;
const OUTER = 184;
const LABEL = 206;

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 20) return 'middle';
  return x > 0 ? 'start' : 'end';
}

function Labels({ items, step }: { items: readonly RingItem[]; step: number }) {
  return items.map(({ id, label }, index) => {
    const end = polar(LABEL, index * step);
    const anchor = anchorAt(end.x);
    const shift = { start: 8, middle: 0, end: -8 }[anchor];
    const lift = anchor === 'middle' ? Math.sign(end.y) * 12 : 0;
    return (
      <text key={id} x={end.x + shift} y={end.y + lift} textAnchor={anchor}>
        {label}
      </text>
    );
  });
}

function Ring({ items }: { items: readonly RingItem[] }) {
  const step = 360 / items.length;
  const stones = items.map((_, index) => voussoir(INNER, OUTER, (index - 0.5) * step, (index + 0.5) * step));
  const settingOut = items.map((_, index) => {
    const joint = polar(INNER - 8, (index - 0.5) * step);
    return `M0 0L${joint.x} ${joint.y}`;
  });
  const leaders = items.map((_, index) => {
    const from = polar(OUTER + 4, index * step);
    const to = polar(LABEL, index * step);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return (
    <svg
      data-slot="drawing"
      viewBox="-192 -192 384 384"
      aria-hidden="true"
      fill="none"
      className="ui:mx-auto ui:block ui:h-auto ui:w-full ui:max-w-96 ui:shrink-0 ui:overflow-visible ui:lg:my-12 ui:lg:max-w-104"
    >
      <Line
        d={settingOut.join('')}
        className="ui:stroke-draft"
        strokeOpacity="0.3"
        strokeDasharray="10 3 2 3"
      />
      <circle r={INNER - 8} className="ui:stroke-copper" strokeWidth="2" />
      <path d="M-7 0h14M0 -7v14" className="ui:stroke-copper" strokeWidth="1.5" />
      <path d={stones.join('')} className="ui:fill-draft" fillOpacity="0.09" />
      <Line d={stones.slice(1).join('')} className="ui:stroke-draft" strokeWidth="1.25" />
      <path d={stones[0]} className="ui:fill-copper" fillOpacity="0.2" />
      <Line d={stones[0]} className="ui:stroke-copper" strokeWidth="1.5" />
      <g
        className="ui:fill-draft ui:font-heading"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="24"
        fontWeight="600"
      >
        {items.map(({ id }, index) => {
          const at = polar((INNER + OUTER) / 2, index * step);
          return (
            <text key={id} x={at.x} y={at.y} className={index === 0 ? 'ui:fill-copper' : undefined}>
              {index + 1}
            </text>
          );
        })}
      </g>
      <g className="ui:hidden ui:fill-ink ui:font-sans ui:lg:block" fontSize="16" dominantBaseline="central">
        <Line d={leaders.join('')} className="ui:stroke-edge" />
        <Labels items={items} step={step} />
      </g>
    </svg>
  );
}

/** A ring of numbered stones. Names are next to the stones if there is room, otherwise in a list below. */
export function StrategyRing({ items, className }: StrategyRingProps) {
  return (
    <div
      data-slot="strategy-ring"
      className={clsx(
        'ui:flex ui:flex-col ui:items-center ui:gap-8 ui:md:flex-row ui:md:gap-12 ui:lg:block',
        className,
      )}
    >
      <Ring items={items} />
      <ol className="ui:grid ui:w-full ui:gap-x-6 ui:sm:grid-cols-2 ui:md:grid-cols-1 ui:lg:sr-only">
        {items.map(({ id, label }, index) => (
          <li key={id} className="ui:flex ui:items-baseline ui:gap-4 ui:border-b ui:border-line ui:py-2">
            <span
              aria-hidden="true"
              className={clsx(
                'ui:w-6 ui:shrink-0 ui:text-end ui:font-heading ui:tabular-nums',
                index === 0 ? 'ui:text-copper' : 'ui:text-draft',
              )}
            >
              {index + 1}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
