import type { Worksheet } from 'shared-contract/tools/worksheet';
import type { CalculatorId } from '../tools.ts';
import { cashBalance } from './cash-balance.ts';
import { costSegregation } from './cost-segregation.ts';
import { entityComparison } from './entity-comparison.ts';
import { roiForecast } from './roi-forecast.ts';

/** Calculators, for the pages and for the spreadsheets. */
export const worksheets = {
  'entity-comparison': entityComparison,
  'cost-segregation': costSegregation,
  'cash-balance': cashBalance,
  'roi-forecast': roiForecast,
} as const satisfies Record<CalculatorId, Worksheet>;
