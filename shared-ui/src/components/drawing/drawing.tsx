export { CoursedWall, type SeededDrawingProps } from './coursed-wall.tsx';
export { SectionCut } from './section-cut.tsx';
export { PlanSymbol, type PlanSymbolProps } from './plan-symbol.tsx';
export { Monogram, type MonogramProps } from './monogram.tsx';
export { Cover, type CoverProps } from './cover.tsx';
export { DimensionLine, type DimensionLineProps } from './dimension-line.tsx';
export { StrategyRing, type RingItem, type StrategyRingProps } from './strategy-ring.tsx';
