import { programme } from 'shared-contract/programme';
import type { PortraitFeatures } from 'shared-ui/portrait';
import type { LayerNumber } from './layers.ts';

interface Change {
  readonly topic: string;
  readonly was: string;
  readonly now: string;
  readonly layer: LayerNumber;
}

interface Benefit {
  readonly icon: 'badge' | 'templates' | 'access' | 'tools' | 'directory' | 'referral';
  readonly title: string;
  readonly text: string;
}

interface Testimonial {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly disclosure: string;
  /** What the firm holds on file that supports the statement. */
  readonly substantiation: string;
}

export const changedGame = {
  eyebrow: 'The changed game',
  title: 'The return is finished work. The year is not.',
  lead: 'Software prepares returns for less each season. What it does not do is decide, in June, what December should look like. Four changes made by Public Law 119-21 in July 2025 put that decision back on the table for most business owners.',
  changes: [
    {
      topic: 'Bonus depreciation',
      was: 'Falling by 20 points a year, to 40% in 2025',
      now: '100% again for property acquired after January 19, 2025',
      layer: 2,
    },
    {
      topic: 'Research costs',
      was: 'Domestic research spread over five years',
      now: 'Deducted when paid or incurred, for tax years beginning after 2024',
      layer: 3,
    },
    {
      topic: 'Charitable gifts',
      was: 'Deducted from the first dollar by those who itemize',
      now: 'From 2026 only above 0.5% of the contribution base, so gifts are worth grouping',
      layer: 8,
    },
    {
      topic: 'Estate and gift exemption',
      was: 'Due to fall by about half at the end of 2025',
      now: '$15,000,000 a person from 2026, indexed, with no end date',
      layer: 7,
    },
  ],
  source:
    'Public Law 119-21 (2025), sections 70301, 70302, 70425 and 70106; IRC 168(k), 174A, 170(b)(1)(I) and 2010(c)(3).',
} as const satisfies { changes: readonly Change[] } & Record<string, unknown>;

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

export const testimonials = {
  title: 'Three graduates, a year later.',
  items: [
    {
      id: 'marian-thackeray',
      quote:
        'I had been giving the advice for years, between returns, for nothing. Week nine was when I wrote my first engagement letter that named it. Six clients signed.',
      name: 'Marian Thackeray, CPA, CPPS',
      portrait: { hair: 'parted', collar: 'blouse', glasses: true },
      title: 'Thackeray & Tate, Knoxville',
      disclosure:
        'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice, results vary.',
      substantiation: 'Six signed engagement letters, names removed, on file.',
    },
    {
      id: 'devin-halloran',
      quote:
        'The cost segregation week paid for itself in the questions I stopped being afraid of. I can now tell an owner which study is worth buying and which is not.',
      name: 'Devin Halloran, CPA, CPPS',
      portrait: { hair: 'curly', beard: true, collar: 'tie' },
      title: 'Halloran Tax Group, Dayton',
      disclosure:
        'Program graduate, January 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. One practice, results vary.',
      substantiation: 'Written statement of the graduate on file.',
    },
    {
      id: 'ruth-quintanar',
      quote:
        'Half of what I use is the no. The captive layer taught me to say it early, with the notice in my hand, and clients trust the rest of the plan more for it.',
      name: 'Ruth Quintanar, CPA, CPPS',
      portrait: { hair: 'tied', collar: 'open' },
      title: 'Quintanar Advisory, San Antonio',
      disclosure:
        'Program graduate, May 2025 cohort. Not paid for this statement; received a directory listing, as every graduate does. Results vary.',
      substantiation: 'Written statement of the graduate on file.',
    },
  ],
} as const satisfies { items: readonly Testimonial[] } & Record<string, unknown>;

export const closing = {
  title: `Start with a call of ${programme.discoveryCallMinutes} minutes.`,
  lead: 'Bring one client you have in mind. We will say which layers apply, and whether the program fits your practice.',
} as const;
