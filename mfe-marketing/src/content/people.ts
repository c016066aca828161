import { firmFounded, practiceBegan } from 'shared-contract/firm';
import { brand } from 'shared-ui/brand';
import type { PortraitFeatures } from 'shared-ui/portrait';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  /** Credential after the name, as the licensing board spells it. */
  readonly credential: string;
  readonly title: string;
  /** First year of practice. The years of experience are counted from it. */
  readonly practicingSince: number;
  /** Year in which they joined the firm. */
  readonly joined: number;
  readonly leadership: boolean;
  readonly location: string;
  readonly license: string;
  readonly email: `${string}@${string}`;
  readonly phone: { readonly display: string; readonly href: string };
  /** One sentence for cards. */
  readonly summary: string;
  readonly biography: readonly string[];
  readonly specialties: readonly string[];
  /** Completes the sentence "Ask for … when". */
  readonly askWhen: string;
}

const at = (name: string) => `${name}@${brand.email.display.replace(/^.*@/, '')}` as const;

export const founder = {
  id: 'harlan-teague',
  name: 'Harlan Teague',
  portrait: { hair: 'parted', collar: 'tie' },
  credential: 'CPA',
  title: 'Founder and principal advisor',
  practicingSince: practiceBegan,
  joined: firmFounded,
  leadership: true,
  location: 'Nashville, Tennessee',
  license: 'Certified Public Accountant, Tennessee',
  email: at('harlan.teague'),
  phone: brand.phone,
  summary: 'Reads every client plan before you sign it, and presents it to each new client himself.',
  biography: [
    'Harlan Teague grew up on building sites outside Murfreesboro, where his father ran a masonry crew of nine. The firm’s name comes from there: a course is one layer of block, and nothing is set on a course until it is level.',
    `He began in ${practiceBegan} as a staff accountant at a regional firm in Nashville, and was licensed as a CPA two years later. In eleven years there, two in audit and nine in its tax group, he worked on the books and returns of contractors, dental groups and family manufacturers. He kept a private list of the decisions that would have changed each return, had they been made in time.`,
    `He founded ${brand.shortName} in ${firmFounded} to work on that list. The firm signs no returns. It models, documents and coordinates, and the client’s own CPA signs.`,
    'Harlan lives in Nashville with his wife and two daughters. He teaches a volunteer bookkeeping class for new contractors each winter, and still points up his own chimney.',
  ],
  specialties: ['Entity and compensation design', 'Captive insurance review', 'Succession and exit planning'],
  askWhen: 'a sale, a succession or a new partner is less than three years away.',
} as const satisfies Person;

export const programDirector = {
  id: 'miriam-castellano',
  name: 'Miriam Castellano',
  portrait: { hair: 'tied', collar: 'blouse', glasses: true },
  credential: 'CPA',
  title: 'Partner, CPA programs',
  practicingSince: 2007,
  joined: 2014,
  leadership: true,
  location: 'Knoxville, Tennessee',
  license: 'Certified Public Accountant, Tennessee and North Carolina',
  email: at('miriam.castellano'),
  phone: brand.phone,
  summary:
    'Wrote the CPPS curriculum, teaches its live sessions and reviews every graduate’s first client plan.',
  biography: [
    `Miriam Castellano led the closely held business group of a Knoxville firm before she joined ${brand.shortName} in 2014. Her own clients were the first to ask for advice in June instead of a return in April.`,
    'She wrote the CPPS curriculum from the working papers of those engagements and teaches its live sessions. No lesson is published until a second CPA has reworked its numbers.',
    'She is licensed in Tennessee and North Carolina, and serves on a state society committee on practice standards.',
    'Miriam lives outside Knoxville with her mother and two hives of bees, and judges a student bookkeeping contest each spring.',
  ],
  specialties: ['Retirement plan design', 'Advisory pricing for CPA firms', 'Research credit documentation'],
  askWhen: 'you are a CPA who would like to advise, or an owner weighing a pension.',
} as const satisfies Person;

export const strategyLead = {
  id: 'desmond-oyelaran',
  name: 'Desmond Oyelaran',
  portrait: { hair: 'cropped', beard: true, collar: 'open' },
  credential: 'EA',
  title: 'Director of client strategy',
  practicingSince: 2012,
  joined: 2018,
  leadership: false,
  location: 'Chattanooga, Tennessee',
  license: 'Enrolled agent, enrolled to practice before the Internal Revenue Service (31 CFR 10.30)',
  email: at('desmond.oyelaran'),
  phone: brand.phone,
  summary:
    'Builds the models, keeps the calendar of elections, and runs the working sessions with clients’ CPAs.',
  biography: [
    `Desmond Oyelaran came to ${brand.shortName} in 2018 from a practice that represented taxpayers in examinations. He writes each strategy file the way an examiner will read it.`,
    'He builds the models, keeps the calendar of elections and deadlines, and runs the working sessions with clients’ CPAs.',
    'He spent six years answering notices before he wrote a plan, and no file leaves his desk without the page an agent would ask for first. He does not represent our clients; the attorney or CPA who does finds everything in one place.',
    'Desmond lives in Chattanooga, coaches a children’s football team on Saturdays, and restores slide rules that still come out right.',
  ],
  specialties: ['Cost segregation', 'Examination readiness', 'Multi-state planning'],
  askWhen: 'a deadline is near, a notice arrives, or your CPA wants the working papers.',
} as const satisfies Person;

export const people = [founder, programDirector, strategyLead] as const satisfies readonly Person[];

export const leadership: readonly Person[] = people.filter((person) => person.leadership);
