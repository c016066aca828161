import type { StrategyId } from 'shared-contract/strategies';
import { planSymbols } from './plan-symbols.ts';
import { Line, Sheet } from './sheet.tsx';

export interface PlanSymbolProps {
  strategy: StrategyId;
  className?: string | undefined;
}

/** The plan symbol of a strategy. Decoration: the strategy's name stands beside it. */
export function PlanSymbol({ strategy, className }: PlanSymbolProps) {
  const { wall, line, copper, solid } = planSymbols[strategy];
  return (
    <Sheet viewBox="0 0 96 96" className={className}>
      <Line d={line} className="ui:stroke-draft" strokeOpacity="0.7" />
      <Line d={wall} className="ui:stroke-draft" strokeWidth="2.5" strokeLinecap="square" />
      {solid ? <path d={solid} className="ui:fill-copper" fillOpacity="0.3" /> : null}
      <Line d={copper} className="ui:stroke-copper" strokeWidth="1.5" />
    </Sheet>
  );
}
