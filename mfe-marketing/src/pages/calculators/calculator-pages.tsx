import type { CalculatorName } from 'shared-contract/paths/site';
import { brand } from 'shared-ui/brand';
import type { CalculatorWords } from '../../content/calculators/calculator.ts';
import { words as cashBalanceWords } from '../../content/calculators/words/cash-balance.ts';
import { words as costSegregationWords } from '../../content/calculators/words/cost-segregation.ts';
import { words as researchCreditWords } from '../../content/calculators/words/research-credit.ts';
import { words as retainerReturnWords } from '../../content/calculators/words/retainer-return.ts';
import { words as retirementContributionsWords } from '../../content/calculators/words/retirement-contributions.ts';
import { words as taxBracketsWords } from '../../content/calculators/words/tax-brackets.ts';
import {
  cashBalanceHead,
  costSegregationHead,
  researchCreditHead,
  retainerReturnHead,
  retirementContributionsHead,
  taxBracketsHead,
} from '../../content/heads/calculators.ts';
import { PageContent, type PageHead } from '../../page-content.tsx';
import { CalculatorGrounds } from '../../sections/calculators/calculator-grounds.tsx';
import { CalculatorView } from '../../sections/calculators/calculator-view.tsx';
import type { Calculator } from '../../sections/calculators/calculator.ts';
import { cashBalance } from '../../sections/calculators/results/cash-balance.ts';
import { costSegregation } from '../../sections/calculators/results/cost-segregation.ts';
import { researchCredit } from '../../sections/calculators/results/research-credit.ts';
import { retainerReturn } from '../../sections/calculators/results/retainer-return.ts';
import { retirementContributions } from '../../sections/calculators/results/retirement-contributions.ts';
import { taxBrackets } from '../../sections/calculators/results/tax-brackets.ts';
import { PlainHead } from '../../sections/common/plain-head.tsx';

/** A page of one calculator. All six are one chunk, as they share their form and their views. */
function calculatorPage(head: PageHead, words: CalculatorWords, calculator: Calculator) {
  const application = {
    '@type': 'WebApplication',
    '@id': `${brand.origin}${head.path}#calculator`,
    name: words.title,
    description: words.lead,
    url: brand.origin + head.path,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
  };
  const { parent } = head;
  const heading = {
    id: 'top',
    page: head.title,
    title: words.title,
    lead: words.lead,
    ...(parent && { parent }),
  };
  return {
    Component: () => (
      <PageContent {...head} about={{ mainEntity: application }}>
        <PlainHead of={heading} />
        <CalculatorView calculator={calculator} title={head.title} />
        <CalculatorGrounds words={words} />
      </PageContent>
    ),
  };
}

export const pages = {
  'tax-brackets': calculatorPage(taxBracketsHead, taxBracketsWords, taxBrackets),
  'retirement-contributions': calculatorPage(
    retirementContributionsHead,
    retirementContributionsWords,
    retirementContributions,
  ),
  'cash-balance': calculatorPage(cashBalanceHead, cashBalanceWords, cashBalance),
  'cost-segregation': calculatorPage(costSegregationHead, costSegregationWords, costSegregation),
  'research-credit': calculatorPage(researchCreditHead, researchCreditWords, researchCredit),
  'retainer-return': calculatorPage(retainerReturnHead, retainerReturnWords, retainerReturn),
} satisfies Record<CalculatorName, unknown>;
