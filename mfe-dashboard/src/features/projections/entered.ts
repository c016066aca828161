import { formatDollars } from 'shared-contract/format';
import type { ProjectionInputs } from './inputs.ts';
import { entityNames, statusNames } from './words.ts';

type Line = readonly [term: string, value: string];

/** What was entered of the year, in words; what is nothing is left out. */
export function enteredLines(inputs: ProjectionInputs): readonly Line[] {
  const amounts: readonly (readonly [string, number])[] = [
    ['Profit before the owner’s pay', inputs.profit],
    ['Owner’s salary', inputs.entity === 's-corp' ? inputs.salary : 0],
    ['Wages to others', inputs.staffWages],
    ['Wages from elsewhere', inputs.wages],
    ['Interest, ordinary dividends, rent', inputs.investmentIncome],
    ['Long-term gains, qualified dividends', inputs.gains],
    ['State and local tax paid', inputs.salt],
    ['Other itemized deductions', inputs.otherItemized],
  ];
  return [
    ['Filing status', statusNames[inputs.status]],
    ['Owner’s age', String(inputs.age)],
    ...(inputs.over65 > 0 ? ([['People of 65 or older', String(inputs.over65)]] satisfies Line[]) : []),
    ['Taxed today as', entityNames[inputs.entity] + (inputs.isService ? ', service business' : '')],
    ...amounts
      .filter(([, amount]) => amount > 0)
      .map(([term, amount]) => [term, formatDollars(amount)] as const),
    ['Deduction', inputs.deduction === 'itemized' ? 'Itemized' : 'Standard'],
  ];
}
