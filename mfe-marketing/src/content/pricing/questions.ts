import { programme } from 'shared-contract/programme';

const { recordingHours, guaranteeDays, earlyEnrolmentDays } = programme;

export const questions = [
  {
    question: 'Why are there two prices?',
    answer: [
      `Places accepted ${earlyEnrolmentDays} days before a cohort begins let us plan the reading groups, and that is worth $500 to us. Later places pay the standard price. The teaching, the files and the guarantee are the same.`,
    ],
  },
  {
    question: 'How does the refund work?',
    answer: [
      `Within ${guaranteeDays} days of your first live session, write one line to the certification desk. You need give no reason. Everything that you have paid is returned in ten business days, and instalments still to come are cancelled.`,
      `After ${guaranteeDays} days the price is due in full, but you may move once, at no charge, to a later cohort.`,
    ],
  },
  {
    question: 'What if I miss a live session?',
    answer: [
      `Its recording is in your account within ${recordingHours} hours. CPE credit is given for live attendance, so a missed session lowers your hours; you can attend the same week of a later cohort to make them up.`,
    ],
  },
  {
    question: 'Do I have to join the CPA partnership afterwards?',
    answer: [
      `No. The certification, the templates and the recordings are yours without it. The partnership, $${programme.partnership.monthly} per month, is for firms that want our models and a second reviewer on every client plan, and it can be joined or left with thirty days’ notice.`,
    ],
  },
] as const;
