import { clsx } from 'clsx';
import type { StrategyId } from 'shared-contract/strategies';
import { motifs } from './cover-motifs.ts';
import { grid, pick, randomFrom } from './geometry.ts';
import { planSymbols } from './plan-symbols.ts';
import { Line, DrawingCanvas } from './drawing-canvas.tsx';

export interface CoverProps {
  seed: string;
  /** Short text for the title block, for example `Paper 03`. */
  label?: string | undefined;
  className?: string | undefined;
}

const WIDTH = 480;
const HEIGHT = 320;

/** The cover of an article or document: a blueprint with border and title block. Dark blue in both themes. */
export function Cover({ seed, label, className }: CoverProps) {
  const random = randomFrom(seed);
  const { fine, main, shade, copper, open, at } = pick(random, motifs)(random);
  return (
    <DrawingCanvas
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      data-tone="sheet"
      data-cover={seed}
      className={className}
    >
      <rect width={WIDTH} height={HEIGHT} rx="3" className="ui:fill-ground" />
      <Line d={grid(WIDTH, HEIGHT)} className="ui:stroke-line" strokeOpacity="0.45" />
      <g transform={at ? `translate(${at[0]} ${at[1]})` : undefined}>
        <Line d={shade} fillRule="evenodd" className="ui:fill-draft ui:stroke-draft" fillOpacity="0.2" />
        <Line d={main} className="ui:stroke-draft" />
        {open ? <path d={open} className="ui:fill-ground" /> : null}
        <Line d={fine} className="ui:stroke-draft" strokeOpacity="0.6" />
        <Line d={copper} className="ui:fill-copper ui:stroke-copper" fillOpacity="0.2" strokeWidth="1.5" />
      </g>
      <path d="M288 268h180v40h-180z" className="ui:fill-ground" />
      <Line d="M12 12h456v296H12zM288 308v-40h180M288 288h180M408 268v40" className="ui:stroke-draft" />
      {label ? (
        <text x="298" y="279" dominantBaseline="central" fontSize="13" className="ui:fill-ink ui:font-sans">
          {label}
        </text>
      ) : null}
      <Line d="M298 298h64M418 278h30M418 298h40" className="ui:stroke-draft" strokeOpacity="0.5" />
    </DrawingCanvas>
  );
}

export interface PlanSymbolProps {
  strategy: StrategyId;
  className?: string | undefined;
}

/** The plan symbol of a strategy. Decorative, because the strategy's name is next to it. */
export function PlanSymbol({ strategy, className }: PlanSymbolProps) {
  const { wall, line, copper, solid } = planSymbols[strategy];
  return (
    <DrawingCanvas viewBox="0 0 96 96" className={className}>
      <Line d={line} className="ui:stroke-draft" strokeOpacity="0.7" />
      <Line d={wall} className="ui:stroke-draft" strokeWidth="2.5" strokeLinecap="square" />
      {solid ? <path d={solid} className="ui:fill-copper" fillOpacity="0.3" /> : null}
      <Line d={copper} className="ui:stroke-copper" strokeWidth="1.5" />
    </DrawingCanvas>
  );
}

export interface DimensionLineProps {
  /** Shown in the middle of the line, as in a technical drawing. */
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

/** A dimension line across the column, with ticks at both ends. */
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

export { CoursedWall, type SeededDrawingProps } from './walls.tsx';
export { SectionCut } from './walls.tsx';
export { Monogram, type MonogramProps } from './monogram.tsx';
export { StrategyRing, type RingItem, type StrategyRingProps } from './strategy-ring.tsx';
