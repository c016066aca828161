import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'first',
    section: 'register',
    question: 'What do you ask before the first entry?',
    options: [
      'Which state has the best trust law',
      'Whether any claim is pending, threatened or expected',
      'How much the client wants to spend',
    ],
    right: 1,
    reason:
      'A transfer made to hinder a known creditor can be undone. With a claim in sight, the client needs an attorney first.',
  },
  {
    id: 'driver',
    section: 'people',
    question:
      'The owner of an LLC causes an accident while driving its truck. What protects her house from that claim?',
    options: ['The LLC', 'Nothing but insurance and exemptions: she acted herself', 'The lease'],
    right: 1,
    reason:
      'An entity does not protect the person who acted. She is liable as the driver, whoever owns the truck.',
  },
  {
    id: 'roof',
    section: 'title',
    question: 'The shop’s account pays the roofer of the owner’s house. Which entry is that?',
    options: [
      'A bookkeeping matter only',
      'Money is mixed, and the structure can be ignored',
      'A deductible repair',
    ],
    right: 1,
    reason:
      'A claimant will say that company and person are one. It is the cheapest entry to fix and the one that fails most.',
  },
  {
    id: 'claim',
    section: 'claim',
    question:
      'A claim of $4,000,000, policies of $3,000,000, the building in its own LLC. What does the owner lose through the company?',
    options: ['$1,000,000', '$600,000', '$400,000', 'Nothing'],
    right: 1,
    reason:
      'Of the uninsured $1,000,000 only the shop’s $600,000 can be reached. With the umbrella raised it would be nothing.',
  },
  {
    id: 'names',
    section: 'review',
    question: 'The building has been deeded to the new LLC. What is checked next?',
    options: [
      'Whether the property policy names the new owner',
      'Whether the LLC has a logo',
      'Whether the gift exclusion was used',
    ],
    right: 0,
    reason:
      'Policyholder, titleholder, tenant and borrower must be the parties on the map, or the building may be uninsured.',
  },
] as const satisfies TrainingModule['quiz'];
