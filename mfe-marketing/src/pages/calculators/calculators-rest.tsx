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
import type { PageHead } from '../../page-content.tsx';
import { PageContent } from '../../page-content.tsx';
import { CalculatorGrounds } from '../../sections/calculators/calculator-grounds.tsx';
import { PlainHead } from '../../sections/common/plain-head.tsx';

/** What is read above a calculator and below it. */
function around(head: PageHead, words: CalculatorWords) {
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
  return {
    Top: () => (
      <PlainHead
        of={{
          id: 'top',
          page: head.title,
          title: words.title,
          lead: words.lead,
          ...(head.parent && { parent: head.parent }),
        }}
      />
    ),
    Rest: () => (
      <PageContent {...head} about={{ mainEntity: application }}>
        <CalculatorGrounds words={words} />
      </PageContent>
    ),
  };
}

export const arounds = {
  taxBrackets: around(taxBracketsHead, taxBracketsWords),
  retirementContributions: around(retirementContributionsHead, retirementContributionsWords),
  cashBalance: around(cashBalanceHead, cashBalanceWords),
  costSegregation: around(costSegregationHead, costSegregationWords),
  researchCredit: around(researchCreditHead, researchCreditWords),
  retainerReturn: around(retainerReturnHead, retainerReturnWords),
};

export type Around = keyof typeof arounds;
