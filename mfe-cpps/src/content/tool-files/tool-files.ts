import type { ToolDocument } from 'shared-contract/tools/document';
import type { Worksheet } from 'shared-contract/tools/worksheet';
import type { ToolId } from '../tools.ts';
import { assetProtectionMap } from './asset-protection-map.ts';
import { captiveFeasibility } from './captive-feasibility.ts';
import { exitReadiness } from './exit-readiness.ts';
import { givingStrategies } from './giving-strategies.ts';
import { rdProjectRecord } from './rd-project-record.ts';
import { retainerProposal } from './retainer-proposal.ts';
import { worksheets } from './worksheets.ts';

/** Content of each tool's file. Only the build reads it; no page does. */
export const toolFiles = {
  ...worksheets,
  'rd-project-record': rdProjectRecord,
  'captive-feasibility': captiveFeasibility,
  'asset-protection-map': assetProtectionMap,
  'exit-readiness': exitReadiness,
  'giving-strategies': givingStrategies,
  'retainer-proposal': retainerProposal,
} as const satisfies Record<ToolId, Worksheet | ToolDocument>;
