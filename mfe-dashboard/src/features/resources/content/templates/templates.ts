import type { TemplateId } from 'shared-contract/resources/templates';
import type { ToolDocument } from 'shared-contract/tools/document';
import type { Worksheet } from 'shared-contract/tools/worksheet';
import { clientLetters } from './client-letters.ts';
import { consents } from './consents.ts';
import { elections } from './elections.ts';
import { engagementLetters } from './engagement-letters.ts';
import { businessIncome } from './worksheets/business-income.ts';
import { captiveLossRatio } from './worksheets/captive-loss-ratio.ts';
import { estimatedTax } from './worksheets/estimated-tax.ts';
import { partnerBasis } from './worksheets/partner-basis.ts';
import { planComparison } from './worksheets/plan-comparison.ts';
import { reasonablePayWorksheet } from './worksheets/reasonable-pay.ts';
import { requiredDistributionWorksheet } from './worksheets/required-distribution.ts';
import { shareholderBasis } from './worksheets/shareholder-basis.ts';

/** Content of each template's file. */
export const templateFiles = {
  ...engagementLetters,
  ...consents,
  ...clientLetters,
  ...elections,
  'worksheet-reasonable-pay': reasonablePayWorksheet,
  'worksheet-shareholder-basis': shareholderBasis,
  'worksheet-partner-basis': partnerBasis,
  'worksheet-business-income': businessIncome,
  'worksheet-captive-loss-ratio': captiveLossRatio,
  'worksheet-required-distribution': requiredDistributionWorksheet,
  'worksheet-estimated-tax': estimatedTax,
  'worksheet-plan-comparison': planComparison,
} as const satisfies Record<TemplateId, ToolDocument | Worksheet>;
