import { firmFounded, practiceBegan } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { founder } from '../people.ts';
import type { HomeSection } from './section-types.ts';

export const about = {
  title: '“My father would not set a block on a course that was not level.”',
  text: `${founder.name} kept a private list for eleven years: the decisions that would have changed a client’s return, had they been made in time. In ${firmFounded} he founded ${brand.shortName} to work on that list.`,
  action: { label: 'Read how the firm began', to: paths.about },
} as const satisfies HomeSection<'about'>;

export const message = {
  eyebrow: 'A message from the founder',
  title: 'What I would ask, if I were in your chair.',
  lead: `${founder.name} on three questions to put to whoever offers you a tax strategy, ourselves included.`,
  action: { label: 'Book a Call', to: paths.contact },
  poster: { title: 'Three questions', caption: `${founder.name}, founder. Two minutes to read.` },
  transcriptLabel: 'Read the full message',
  transcript: [
    `I’m ${founder.name}. I began in public accounting in ${practiceBegan}, and I want to give you three questions before you give a dollar to me or to any other advisor.`,
    'The first is: show me the arithmetic. Not the headline, the arithmetic. A real strategy can be written on one page: this income, taxed at this rate, changed by this election, under this section of the code. If the person across from you cannot write that page, they are selling something they have not read.',
    'The second is: what does this cost me if I change my mind? Some strategies are easy to leave: you stop, and nothing happens. Others, a captive, a pension, a foundation, come with duties to employees, to regulators or to a charity. They can be right for you. But you should know the way out before you walk in.',
    'The third is: who else has to know? Your CPA signs the return. Your attorney drafts the trust. Your banker reads the statements. If a plan only works as long as one of them is not told, it is not a plan.',
    'We try to answer all three before you ask. If we talk and the answer is that your own CPA already has it right, I will say that, and it will be the shortest call of your week.',
    'If you would like to try the three questions on us, book a call. Bring your last return and your hardest doubts.',
  ],
} as const satisfies HomeSection<'message'>;

export const stats = {
  title: 'Five figures, and what each one leaves out.',
  claims: ['saved', 'roi', 'strategies', 'experience', 'retainers'],
} as const satisfies HomeSection<'stats'>;
