/** A claim from the program's own material and the law's limit on it. Always show both. */
interface Figure {
  readonly says: string;
  readonly law: string;
  readonly source: string;
}

export interface BlueprintComponent {
  readonly id: string;
  readonly title: string;
  readonly overview: string;
  readonly benefits: readonly string[];
  readonly steps: readonly string[];
  /** Other components it works with, and how. */
  readonly integrations: readonly string[];
  readonly idealClients: readonly string[];
  readonly figure?: Figure;
}

export interface HeadlineStat {
  readonly value: string;
  readonly label: string;
  readonly disclosure: string;
}

/** Disclaimer for the four figures: read it before quoting them outside the firm. */
export const statsNotice =
  'Sample figures of the program. Quote none of them to a client or a CPA unless the record behind it is on file: a claim needs a reasonable basis and the typical result beside it (FTC Act section 5; 16 CFR 255).';

export const headlineStats: readonly HeadlineStat[] = [
  {
    value: '$25K+',
    label: 'average retainer',
    disclosure:
      'The goal that the program teaches a practice to scope and price. It is not measured over all graduates, and it is no promise.',
  },
  {
    value: '300%',
    label: 'revenue increase',
    disclosure:
      'Advisory revenue of a sample practice, year three beside year one. One practice, not an average; most grow by less.',
  },
  {
    value: '500+',
    label: 'CPAs certified',
    disclosure:
      'Sample count of the program. What can be looked up are valid certificates: the public directory lists those who agreed to be listed.',
  },
  {
    value: '$50M+',
    label: 'client tax savings',
    disclosure:
      'Modeled in signed plans over many years, before fees; part of it is deferred. Past results do not predict what a client saves.',
  },
];

export interface LaunchStep {
  readonly title: string;
  readonly when: string;
  readonly text: string;
}

export const launchPlan: readonly LaunchStep[] = [
  {
    title: 'Choose three clients',
    when: 'Week 1',
    text: 'Owners you already serve, with steady profit, clean books and a decision to make this year. Write one sentence on why each of them, and one on what would rule them out.',
  },
  {
    title: 'Hear the story first',
    when: 'Weeks 2 and 3',
    text: 'Hold a story sprint with each of the three: situation, challenge, strategy, result, lesson. Ask for section 7216 consent before return information is used for a plan.',
  },
  {
    title: 'Model two strategies, not ten',
    when: 'Weeks 4 to 6',
    text: 'Run the tax projection with and without. Name the cost, the risk and what the strategy needs every year. Let a second person read the plan before the client does.',
  },
  {
    title: 'Sign, do, review',
    when: 'Weeks 7 to 12',
    text: 'Put the retainer and its scope in writing, set the deadlines on the client’s page, and book the first review before the first month is over.',
  },
];
