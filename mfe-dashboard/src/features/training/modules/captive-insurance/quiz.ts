import type { TrainingModule } from '../../module-types.ts';

export const quiz = [
  {
    id: 'wish',
    section: 'risk',
    question: 'Which sign ends the conversation at Question 1?',
    options: [
      'The client has had seven losses in ten years',
      'The premium was known before the risk',
      'The market has raised the deductible',
    ],
    right: 1,
    reason:
      'A premium chosen for its deduction looks for a risk afterward. Losses and a hard market are reasons to go on.',
  },
  {
    id: 'greater',
    section: 'election',
    question:
      'Net written premiums are $2,400,000 and direct written premiums $2,950,000. Is the election open for 2026?',
    options: [
      'Yes, net premiums count',
      'No, the greater of the two exceeds $2,900,000',
      'Yes, after reinsurance',
    ],
    right: 1,
    reason:
      'The limit is on net or direct written premiums, whichever is greater. Reinsurance lowers only the first.',
  },
  {
    id: 'ratio',
    section: 'reporting',
    question:
      'A captive of twelve years has a loss ratio of 25% and has made no loan. What is it under the text of the regulations?',
    options: ['A transaction of interest', 'A listed transaction', 'Neither'],
    right: 0,
    reason:
      'Either measure makes a transaction of interest, and 25% is under 60%. The listed text needs a loss ratio under 30% and financing.',
  },
  {
    id: 'young',
    section: 'reporting',
    question: 'Can a captive of four years be a listed transaction?',
    options: [
      'Yes, if it lent money to the owner',
      'No, under ten years it cannot',
      'Yes, at a loss ratio under 30%',
    ],
    right: 1,
    reason:
      'The listed text looks at ten years. A younger captive can be a transaction of interest over its life so far.',
  },
  {
    id: 'inherited',
    section: 'no',
    question: 'A new client already has a captive that was never disclosed. What is first?',
    options: [
      'Prepare the return as before, to be consistent',
      'Advise the client promptly of the omission and its consequences, and bring in counsel',
      'Close the captive before the return is due',
    ],
    right: 1,
    reason: '31 CFR 10.21 asks for prompt advice. How to disclose and how to end it are counsel’s questions.',
  },
] as const satisfies TrainingModule['quiz'];
