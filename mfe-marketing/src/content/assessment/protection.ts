import type { Question } from './question-types.ts';

export const protection = {
  id: 'protection',
  legend: 'If a claim went beyond your insurance, what else could it reach?',
  missing: 'Choose what a claim could reach',
  options: [
    {
      value: 'mapped',
      label: 'We have a map of title, entities and cover, and have read it this year',
      points: 3,
      look: {
        strategy: 'asset-protection',
        weight: 1.1,
        reason: 'The map exists and is read. Check it again before each purchase, guarantee or new partner.',
      },
    },
    {
      value: 'partly-separate',
      label: 'Some things are in entities of their own',
      points: 2,
      look: {
        strategy: 'asset-protection',
        weight: 4,
        reason:
          'Entities help only while leases, insurance and bank accounts follow them. That they still do has not been checked.',
      },
    },
    {
      value: 'one-entity',
      label: 'Nearly everything: it is all in one entity or in my name',
      points: 1,
      look: {
        strategy: 'asset-protection',
        weight: 7.5,
        reason:
          'Building, equipment and operations answer for one another. They can be separated before there is a claim, and hardly after.',
      },
    },
    {
      value: 'do-not-know',
      label: 'I do not know',
      points: 0,
      look: {
        strategy: 'asset-protection',
        weight: 8,
        reason:
          'What one loss could reach is not known. A page that lists title, entity and cover for each thing you own answers it.',
      },
    },
  ],
} as const satisfies Question;

export const risks = {
  id: 'risks',
  legend: 'What about the risks that no policy covers well?',
  hint: 'High deductibles, warranties, a supplier that fails, a site that is shut.',
  missing: 'Choose what was done about risks without a policy',
  options: [
    {
      value: 'priced',
      label: 'They are listed and priced, and we decided who carries each',
      points: 3,
      look: {
        strategy: 'captive-insurance',
        weight: 0.6,
        reason: 'Each risk has its price and its carrier. Price them again when the business changes shape.',
      },
    },
    {
      value: 'known',
      label: 'We know them, without a price',
      points: 1,
      look: {
        strategy: 'captive-insurance',
        weight: 5,
        reason:
          'You carry risks without knowing their price. An insurer of your own is one answer among several, and a small one can be a reportable transaction (Treas. Reg. 1.6011-11, 2025).',
      },
    },
    {
      value: 'not-considered',
      label: 'We have not considered them',
      points: 0,
      look: {
        strategy: 'captive-insurance',
        weight: 6,
        reason:
          'What you carry yourself has not been listed. The list comes first; whether an insurer of your own is right, and reportable (Treas. Reg. 1.6011-11, 2025), is asked after it.',
      },
    },
  ],
} as const satisfies Question;
