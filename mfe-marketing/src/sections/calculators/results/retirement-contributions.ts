import {
  contributionLimits,
  type CatchUp,
  type CatchUpTerms,
} from 'shared-contract/calculators/retirement-contributions';
import { fields } from '../../../content/calculators/retirement-contributions.ts';
import { type Calculator, type EntryValues, line, percent, sum, wholeDollars } from '../calculator.ts';

const kinds: Readonly<Record<CatchUp, string>> = {
  none: 'from age 50',
  'from-50': 'from age 50 (IRC 414(v))',
  'from-60-to-63': 'ages 60 to 63, in place of the one from 50 (IRC 414(v)(2)(E))',
};

const terms: Readonly<Record<CatchUpTerms, string>> = {
  none: 'None yet',
  any: 'Before tax or Roth',
  roth: 'Roth only',
  barred: 'None without Roth',
};

const reasons: Readonly<Record<CatchUpTerms, string>> = {
  none: 'A catch-up begins in the year of the 50th birthday.',
  any: 'The catch-up may be made before tax.',
  roth: 'Wages of the year before were above $150,000, so the catch-up has to be Roth (IRC 414(v)(7)).',
  barred:
    'Wages of the year before were above $150,000, so the catch-up would have to be Roth, and the plan takes none.',
};

function compute(values: EntryValues) {
  const year = values.number('year') === 2025 ? 2025 : 2026;
  const pay = values.number('pay');
  const matchRate = values.number('match');
  const matchUpTo = values.number('upto');
  const result = contributionLimits({
    year,
    age: values.number('age'),
    pay,
    priorWages: values.number('prior'),
    matchRate,
    matchUpTo,
    hasHigherCatchUp: values.isOn('higher'),
    hasRoth: values.isOn('roth'),
  });
  return {
    figure: { label: `You may defer in ${year}`, value: wholeDollars(result.employee) },
    summary: `In ${year} you may defer ${wholeDollars(result.employee)}, of which ${wholeDollars(result.catchUp)} is the catch-up. ${reasons[result.catchUpTerms]}`,
    facts: [
      { label: 'Catch-up', value: wholeDollars(result.catchUp) },
      { label: 'Made as', value: terms[result.catchUpTerms] },
      { label: 'Employer match', value: wholeDollars(result.match) },
      { label: 'You and the match', value: wholeDollars(result.total) },
    ],
    bars: [
      { label: 'Deferral', amount: result.deferral },
      { label: 'Catch-up', amount: result.catchUp },
      { label: 'Employer match', amount: result.match },
      { label: 'Room left in the account', amount: result.room },
    ],
    steps: [
      {
        title: 'Your own money',
        lines: [
          line('Deferral', result.deferral, 'the limit of IRC 402(g), or pay if less'),
          line('Catch-up', result.catchUp, kinds[result.catchUpKind]),
          sum('You', result.employee),
        ],
      },
      {
        title: 'The account’s ceiling',
        lines: [
          line('Ceiling', result.ceiling, 'IRC 415(c), or pay if less; without the catch-up'),
          line('Deferral', -result.deferral),
          line(
            'Match',
            -result.match,
            `${percent(matchRate)} of what you defer, up to ${percent(matchUpTo)} of pay`,
          ),
          sum('Room left', result.room, 'for profit sharing, or after-tax money where a plan takes it'),
        ],
      },
    ],
    notes: [reasons[result.catchUpTerms]],
  };
}

export const retirementContributions = { groups: fields, compute } satisfies Calculator;
