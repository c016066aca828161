import {
  assessmentMinutes,
  certificationPrice,
  cpeHours,
  packagesFrom,
  programWeeks,
} from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import type { HomeSection } from './section-types.ts';

/** What the home page opens with. */
export const hero = {
  slides: [
    {
      id: 'owners',
      eyebrow: 'For business owners',
      title: 'Keep more of the profit you already earn.',
      text: 'Tax, retirement and succession planning for owner-led businesses, with your own CPA.',
      points: [`From ${formatDollars(packagesFrom)} a month`, 'Your CPA stays', 'Fees only'],
      actions: [
        {
          label: `Take the free ${assessmentMinutes}-minute assessment`,
          to: `${paths.forClients}#assessment`,
        },
        { label: 'For CPAs', to: paths.forCpas },
      ],
    },
    {
      id: 'certification',
      eyebrow: 'CPPS certification for CPAs',
      title: 'Bring the plan, not only the return.',
      text: 'The ten strategies on real files: how to model each, document it, and charge for the work.',
      points: [
        `${formatDollars(certificationPrice.standard)}, enrolled early ${formatDollars(certificationPrice.early)}`,
        `${programWeeks} weeks, live`,
        `${cpeHours} hours of CPE credit`,
      ],
      actions: [
        { label: 'See the certification', to: paths.cpps },
        { label: 'Three ways for CPAs', to: paths.forCpas },
      ],
    },
  ],
} as const satisfies HomeSection<'hero'>;
