import { words as plan401k } from './401k/lesson.mdx?words';
import { words as assetProtection } from './asset-protection/lesson.mdx?words';
import { words as captiveInsurance } from './captive-insurance/lesson.mdx?words';
import { words as costRemediation } from './cost-remediation/lesson.mdx?words';
import { words as costSegregation } from './cost-segregation/lesson.mdx?words';
import { words as legacyEstateSuccession } from './legacy-estate-succession/lesson.mdx?words';
import { words as pension } from './pension/lesson.mdx?words';
import { words as privateFoundation } from './private-foundation/lesson.mdx?words';
import { words as rdErc } from './rd-erc/lesson.mdx?words';
import { words as taxReductionStrategy } from './tax-reduction-strategy/lesson.mdx?words';
import type { ModuleId } from '../../../lib/training.ts';

/** Word count of each lesson, which the build computes. */
export const lessonWords: Readonly<Record<ModuleId, number>> = {
  'private-foundation': privateFoundation,
  '401k': plan401k,
  pension,
  'cost-segregation': costSegregation,
  'cost-remediation': costRemediation,
  'captive-insurance': captiveInsurance,
  'tax-reduction-strategy': taxReductionStrategy,
  'rd-erc': rdErc,
  'asset-protection': assetProtection,
  'legacy-estate-succession': legacyEstateSuccession,
};
