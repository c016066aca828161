import type { ModuleOutline } from './module-types.ts';
import { outline as retirement401k } from './modules/401k/outline.ts';
import { outline as assetProtection } from './modules/asset-protection/outline.ts';
import { outline as captiveInsurance } from './modules/captive-insurance/outline.ts';
import { outline as costRemediation } from './modules/cost-remediation/outline.ts';
import { outline as costSegregation } from './modules/cost-segregation/outline.ts';
import { outline as legacyEstateSuccession } from './modules/legacy-estate-succession/outline.ts';
import { outline as pension } from './modules/pension/outline.ts';
import { outline as privateFoundation } from './modules/private-foundation/outline.ts';
import { outline as rdErc } from './modules/rd-erc/outline.ts';
import { outline as taxReductionStrategy } from './modules/tax-reduction-strategy/outline.ts';

/** All modules in the order of the list, without their texts. */
export const catalog: readonly ModuleOutline[] = [
  privateFoundation,
  retirement401k,
  pension,
  costSegregation,
  costRemediation,
  captiveInsurance,
  taxReductionStrategy,
  rdErc,
  assetProtection,
  legacyEstateSuccession,
];

export const moduleOf = (id: string | undefined): ModuleOutline | undefined =>
  catalog.find((one) => one.id === id);
