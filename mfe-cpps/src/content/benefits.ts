import { programme } from 'shared-contract/programme';

interface Benefit {
  readonly icon: 'badge' | 'templates' | 'access' | 'tools' | 'directory' | 'referral';
  readonly title: string;
  readonly text: string;
}

export const benefits = {
  title: 'What the designation CPPS is for.',
  lead: 'It says one thing to a business owner: this CPA plans in layers and shows the arithmetic. CPPS is a private certificate, not a license: ask your board about its rules on designations before you use it.',
  retainer: {
    claim: `Graduates work toward planning retainers of ${programme.retainerGoal} a year.`,
    disclosure:
      'A goal the program teaches toward, not a typical or promised result. Fees depend on the practice, its clients and its market; results vary.',
  },
  items: [
    {
      icon: 'badge',
      title: 'Certification and digital badge',
      text: 'A certificate with a number, and a badge anyone can check against our register.',
    },
    {
      icon: 'templates',
      title: `${programme.templates} templates`,
      text: 'Worksheets, letters and checklists for the sub-strategies under the ten strategies, in files you can edit.',
    },
    {
      icon: 'access',
      title: 'Lifetime access',
      text: 'Every module and recording stays open to you, with the changes each tax year brings.',
    },
    {
      icon: 'tools',
      title: 'Implementation tools',
      text: 'Calculators, client presentations and a proposal, sorted by layer, in your dashboard.',
    },
    {
      icon: 'directory',
      title: 'Directory listing',
      text: 'A profile in the directory of certified professionals that business owners search.',
    },
    {
      icon: 'referral',
      title: 'Referral network',
      text: 'Actuaries, engineers, captive managers and attorneys who already work with our members.',
    },
  ],
} as const satisfies { items: readonly Benefit[] } & Record<string, unknown>;
