import { programme } from 'shared-contract/programme';

interface Benefit {
  readonly icon: 'badge' | 'templates' | 'access' | 'tools' | 'directory' | 'referral';
  readonly title: string;
  readonly text: string;
}

export const benefits = {
  title: 'What you get with the designation.',
  lead: 'CPPS tells an owner that you plan and show the arithmetic. It is a private certificate, not a license: ask your board about its rules on designations before you use it.',
  retainer: {
    claim: `Graduates work toward planning retainers of ${programme.retainerGoal} a year.`,
    disclosure:
      'A goal, not a typical or promised result. First retainers are often smaller; fees depend on the practice and its clients.',
  },
  items: [
    {
      icon: 'badge',
      title: 'Certification and digital badge',
      text: 'A numbered certificate, and a badge anyone can check.',
    },
    {
      icon: 'templates',
      title: `${programme.templates} templates`,
      text: 'Engagement letters, section 7216 consents, client letters, elections, worksheets and tools, marked for counsel’s review.',
    },
    {
      icon: 'access',
      title: 'Lifetime access',
      text: 'You keep every module and recording, with each tax year’s changes.',
    },
    {
      icon: 'tools',
      title: 'Implementation tools',
      text: 'Calculators, client presentations and a retainer proposal, by layer, in your dashboard.',
    },
    {
      icon: 'directory',
      title: 'Directory listing',
      text: 'A profile in the directory that business owners search.',
    },
    {
      icon: 'referral',
      title: 'Referral network',
      text: 'Actuaries, engineers and attorneys who already work with our members.',
    },
  ],
} as const satisfies { items: readonly Benefit[] } & Record<string, unknown>;
