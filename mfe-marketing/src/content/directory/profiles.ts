import { slotOf } from 'shared-contract/page-data';
import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';
import {
  head as directory,
  type FullProfile,
  type Professional,
  type RegisteredPerson,
} from './professional.ts';
import type { ProfessionalId } from './professionals.ts';

/** Full profiles by id. Separate, because the directory's list doesn't need them. */
export const profiles: Readonly<Partial<Record<ProfessionalId, FullProfile>>> = {
  'gwendolyn-farrar': {
    fullBio: [
      'Gwendolyn Farrar began in 2007 in the tax group of a regional firm in Columbia, where she depreciated other people’s buildings over thirty-nine years until a client asked her why. The answer took her a month and an engineer. Since then she has asked for the cost schedule of every building before she touches the return.',
      'She opened Farrar Advisory in Greenville in 2014. It has two CPAs and an analyst, prepares about ninety business returns a year, and takes a planning client only if the owner will meet with her before September. Contractors make up half of the practice and physicians about a third.',
      'She took the CPPS program in the cohort of September 2024. She learned to write down what she used to say in hallways: the amount, the authority, the cost and the deadline. Each of her plans ends with a page headed “What we did not do, and why”.',
      'She is licensed in South Carolina and North Carolina, bills fixed fees, and takes no commission on insurance, studies or investments. Actuaries and engineers send their invoices to the client. She lives in Greenville, rows on Lake Hartwell before work, and teaches a bookkeeping class at a trade school each fall.',
    ].join('\n\n'),
    achievements: [
      'Chaired the taxation committee of her local society of CPAs, 2019 to 2021',
      'Teaches the fixed-asset course for new tax staff of four firms in the Carolinas, each July',
      'Reviewed twenty-six captive proposals since 2017, and advised against twenty-three of them',
      'Wrote the two-page depreciation checklist that her clients’ builders fill in before the last payment',
      'Has had a second CPA rework every client plan since 2016',
    ],
    certifications: [
      'Certified Public Accountant, South Carolina',
      'Certified Public Accountant, North Carolina',
      'Certified Profit Preservation Specialist (CPPS), cohort of September 2024',
      'Graduate certificate in taxation, 2010',
    ],
    services: [
      {
        name: 'A planning year',
        description:
          'A projection in June and one in October, the ten strategies tested on your own returns, and one written plan with authority, cost and risk. Your current CPA can keep signing the return.',
        startingPrice: 'From $9,600 a year, fixed',
      },
      {
        name: 'Building review',
        description:
          'Whether a cost segregation study would pay for your building, the recapture on a sale, and a check of the engineer’s schedule.',
        startingPrice: 'From $1,800; the engineer bills you',
      },
      {
        name: 'Retirement plan design',
        description:
          'Your payroll under three designs, with the staff cost of each, and the questions for an enrolled actuary before you commit to a pension.',
        startingPrice: 'From $2,400; the actuary bills you',
      },
      {
        name: 'Second opinion on a proposal',
        description:
          'Send the documents before you sign: a captive, a credit study, a trust. You get four pages in two weeks, with the answer in the first paragraph.',
        startingPrice: 'From $950, fixed',
      },
    ],
    testimonials: [
      {
        client: 'Bettina Stroud',
        company: 'Stroud Building Supply',
        text: 'She told me three times that the deduction was early and not extra. I have it on a sticky note. The warehouse still got its second loading dock a year sooner than the bank and I had planned.',
        savings: '$70,560 of federal tax moved out of 2025 into later years',
        disclosure:
          'A client since 2024 at full fees, given nothing for these words, who consented to the figure under IRC 7216. The tax is deferred and comes back as smaller deductions. Another building may gain nothing.',
      },
      {
        client: 'Dr. Noemi Fairbairn',
        company: 'Fairbairn Dermatology',
        text: 'I asked for the largest number and she asked about my worst year. We funded the plan at what that year could carry. My office manager has a pension now, and I know what I signed.',
        savings: '$70,805 of 2025 federal tax deferred, after which $30,300 a year goes to staff',
        disclosure:
          'A client since 2024 at full fees, given nothing for these words, who consented to the figures under IRC 7216. They depend on age, pay and staff, the money is taxed when it is paid out, and many practices cannot use such a plan.',
      },
      {
        client: 'Cyrus Penhallow',
        company: 'Penhallow Crane & Rigging',
        text: 'The captive documents were on my desk, with tabs where to sign. Her bill was $950 and her answer was no. She had worked out the loss ratio, which the people selling it had not.',
        disclosure:
          'A client for one engagement in 2025 at the published fee, given nothing for these words. For another business, with other claims, the answer may be a different one.',
      },
    ],
    caseStudies: [
      {
        title: 'A warehouse addition, taken apart',
        industry: 'Building supply, C corporation',
        challenge:
          'The company had spent $1,600,000 on a warehouse addition, begun in March 2025 on land that it already owned and in service in July. Its bookkeeper had entered the whole sum at 39 years.',
        solution:
          'An engineering-based study found $210,000 of 5-year and $130,000 of 15-year property and left $1,260,000 in the building. Work had begun after January 19, 2025, so the shorter lives were deducted at 100% (IRC 168(k)). A warehouse is not a production building, so the election of IRC 168(n) was not open.',
        result:
          'First-year depreciation of $354,830 ($340,000, and 1.177% of $1,260,000) instead of $18,832 (1.177% of $1,600,000; Pub. 946, table A-7a, seventh month): $335,998 more. At the corporate rate of 21% (IRC 11) that is $70,560 of federal tax for 2025. The study cost $7,900.',
        savings: '$70,560 of federal tax moved out of 2025 into later years',
        disclosure:
          'Arithmetic on the stated facts, federal tax only, before the study’s fee and assuming income enough to use the deduction. It is timing: later years deduct less, and a sale brings part of it back (IRC 1245 and 1250). It promises nothing for another building.',
      },
      {
        title: 'A pension sized to the worst year',
        industry: 'Dermatology practice, S corporation',
        challenge:
          'One owner, fifty-six, with nine employees, no retirement plan, pay of $350,000 and joint taxable income of $720,000 for 2025. A vendor had illustrated twice what the practice could pay in its weakest recent year.',
        solution:
          'A 401(k) with profit sharing and a cash balance plan, both adopted in 2025. For the owner: $31,000 deferred with the catch-up, $21,000 of profit sharing (6% of the $350,000 pay limit) and $120,000 to the cash balance plan, an amount set by an enrolled actuary. For staff: $30,300. Coverage and nondiscrimination were tested (IRC 410(b), 401(a)(4), 401(a)(26)).',
        result:
          'Contributions of $202,300, of which $172,000, or 85%, for the owner. Taxable income of $517,700 stays in the 35% bracket (above $501,050, joint, 2025), so 2025 federal tax fell by $70,805. The actuary costs $4,600 a year and the documents cost $2,900.',
        savings: '$70,805 of 2025 federal tax deferred, not erased',
        disclosure:
          'Arithmetic on the stated facts: 35% of $202,300, with no deduction under IRC 199A before or after, federal tax only and before fees. The staff’s $30,300 is spent for good, the plan has to be funded in thin years (IRC 430), and payments out of it are taxed. It promises nothing for another practice.',
      },
      {
        title: 'A captive that was not formed',
        industry: 'Crane and rigging contractor',
        challenge:
          'A promoter proposed a captive with premiums of $1,100,000 a year. The tabs were in place, and the year had five weeks left.',
        solution:
          'Ten years of claims came to $640,000, or $64,000 a year: about 6% of the proposed premium. A loss ratio under 60% would by itself have made it a transaction of interest, reported on Form 8886 (Treas. Reg. 1.6011-11), and a premium of seventeen times the losses is hard to call insurance. She advised against it and had the commercial policies read line by line.',
        result:
          'No captive. The deductible on equipment was raised to $25,000 a claim, two policies that covered the same cranes became one, and premiums fell by $38,700 a year. One claim of $25,000 would use most of that.',
        savings: '$38,700 a year less in premiums; no tax saving is claimed',
        disclosure:
          'Premiums of the first renewal, with a higher deductible carried by the company. The rule on listed transactions (Treas. Reg. 1.6011-10) is in litigation. It promises nothing: a business with other claims may come to another answer, with tax counsel.',
      },
    ],
  },
};

/**
 * Placeholder person. The build renders one page with slots, and the edge fills them for each person in the register.
 */
export const personOfSlots: RegisteredPerson = {
  id: slotOf('id'),
  name: slotOf('name'),
  title: slotOf('title'),
  firm: slotOf('firm'),
  location: slotOf('location'),
  specializations: [slotOf('specializations')],
  about: [slotOf('about')],
  email: slotOf('email'),
  cohort: slotOf('cohort'),
  code: slotOf('code'),
};

export const headOf = ({ id, name, title, firm, location, yearsExperience }: Professional): PageHead => ({
  title: name,
  description: `${name}, ${title} of ${firm} in ${location}: ${String(yearsExperience)} years of practice, specializations, and how to get in touch.`,
  path: paths.cpaProfile(id),
  parent: { label: directory.title, to: directory.path },
});

/**
 * Head of a registered person's page. It is not indexed, because search engines would retain the entry after the person
 * removes it.
 */
export const registeredHead = ({ name, title, firm, location }: RegisteredPerson) => ({
  title: name,
  description: `${name}, ${title} of ${firm} in ${location}.`,
});

/** For an address without a profile. */
export const missing = {
  title: 'CPA Not Found',
  description:
    'The requested CPA profile could not be found. The directory lists everybody who is certified.',
} as const;
