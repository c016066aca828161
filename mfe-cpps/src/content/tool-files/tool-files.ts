import type { PrintableDocument } from '../../lib/printable.ts';
import type { Worksheet } from '../../lib/worksheet.ts';
import type { ToolId } from '../tools.ts';
import { assetProtectionMap } from './asset-protection-map.ts';
import { captiveFeasibility } from './captive-feasibility.ts';
import { cashBalance } from './cash-balance.ts';
import { costSegregation } from './cost-segregation.ts';
import { entityComparison } from './entity-comparison.ts';
import { exitReadiness } from './exit-readiness.ts';
import { givingStrategies } from './giving-strategies.ts';
import { rdProjectRecord } from './rd-project-record.ts';
import { retainerProposal } from './retainer-proposal.ts';
import { roiForecast } from './roi-forecast.ts';

/** What each tool's file holds. Loaded at the first download, not with the page. */
export const toolFiles = {
  'entity-comparison': entityComparison,
  'cost-segregation': costSegregation,
  'rd-project-record': rdProjectRecord,
  'cash-balance': cashBalance,
  'captive-feasibility': captiveFeasibility,
  'asset-protection-map': assetProtectionMap,
  'exit-readiness': exitReadiness,
  'giving-strategies': givingStrategies,
  'roi-forecast': roiForecast,
  'retainer-proposal': retainerProposal,
} as const satisfies Record<ToolId, Worksheet | PrintableDocument>;
