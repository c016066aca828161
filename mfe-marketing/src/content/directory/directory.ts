import { paths } from 'shared-contract/paths';
import type { AnyCommonSection, PageHeading } from '../sections.ts';
import { directoryNote, professionals } from './professionals.ts';

export const directoryHeading = {
  id: 'cpas',
  page: 'Certified CPAs',
  title: 'Find a CPA who plans before the return.',
  lead: 'Each has passed the CPPS program and runs an independent practice.',
} as const satisfies PageHeading;

export const directoryCount = {
  value: `${professionals.length.toLocaleString('en-US')}+`,
  label: 'certified professionals',
} as const;

export const directory = {
  listTitle: 'Certified professionals',
  filters: {
    specialization: { label: 'Specialization', any: 'All' },
    location: { label: 'Location', any: 'All' },
  },
  none: {
    title: 'No CPAs Found',
    text: 'Try adjusting your search criteria or browse all professionals.',
  },
  note: directoryNote,
} as const;

export const directoryRest = [
  {
    kind: 'callToAction',
    id: 'join',
    title: 'Are you a CPA? Apply for the certificate.',
    lead: 'The directory lists CPAs who have passed the program. You pay nothing before we decide.',
    actions: [
      { label: 'Apply for certification', to: paths.cppsApply },
      { label: 'Learn More', to: paths.contact },
    ],
  },
] as const satisfies readonly AnyCommonSection[];
