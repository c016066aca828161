import type { CalculatorName } from 'shared-contract/paths/site';
import { loadChunk } from 'shared-ui/late';
import { Seo } from 'shared-ui/seo';
import {
  cashBalanceHead,
  costSegregationHead,
  researchCreditHead,
  retainerReturnHead,
  retirementContributionsHead,
  taxBracketsHead,
} from '../../content/heads/calculators.ts';
import { taskPage } from '../../late-page.tsx';
import type { PageHead } from '../../page-content.tsx';
import { CalculatorView } from '../../sections/calculators/calculator-view.tsx';
import type { Calculator } from '../../sections/calculators/calculator.ts';
import { cashBalance } from '../../sections/calculators/results/cash-balance.ts';
import { costSegregation } from '../../sections/calculators/results/cost-segregation.ts';
import { researchCredit } from '../../sections/calculators/results/research-credit.ts';
import { retainerReturn } from '../../sections/calculators/results/retainer-return.ts';
import { retirementContributions } from '../../sections/calculators/results/retirement-contributions.ts';
import { taxBrackets } from '../../sections/calculators/results/tax-brackets.ts';
import type { Around } from './calculators-rest.tsx';

/*
 * Six calculators in one frame and one chunk, so that all of them cost the other pages one name. What is read around
 * them is one more.
 */
function calculatorPage(head: PageHead, calculator: Calculator, around: Around) {
  const { loader, Top, Rest } = taskPage(head.path, async () => {
    const { arounds } = await loadChunk(
      () => import(/* webpackChunkName: "marketing-calculator-rest" */ './calculators-rest.tsx'),
    );
    return arounds[around];
  });
  return {
    loader,
    Component: () => (
      <>
        <Seo title={head.title} description={head.description} path={head.path} />
        <Top />
        <CalculatorView calculator={calculator} title={head.title} />
        <Rest />
      </>
    ),
  };
}

export const pages = {
  'tax-brackets': calculatorPage(taxBracketsHead, taxBrackets, 'taxBrackets'),
  'retirement-contributions': calculatorPage(
    retirementContributionsHead,
    retirementContributions,
    'retirementContributions',
  ),
  'cash-balance': calculatorPage(cashBalanceHead, cashBalance, 'cashBalance'),
  'cost-segregation': calculatorPage(costSegregationHead, costSegregation, 'costSegregation'),
  'research-credit': calculatorPage(researchCreditHead, researchCredit, 'researchCredit'),
  'retainer-return': calculatorPage(retainerReturnHead, retainerReturn, 'retainerReturn'),
} satisfies Record<CalculatorName, unknown>;
