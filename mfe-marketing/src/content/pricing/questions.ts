import { noticeDays } from 'shared-contract/firm';
import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';

const { recordingHours, guaranteeDays, refundBusinessDays, earlyEnrolmentDays, price } = programme;

export const questions = [
  {
    question: 'Why are there two prices?',
    answer: [
      `Places accepted ${earlyEnrolmentDays} days before a cohort begins let us plan the reading groups, and that is worth ${formatDollars(price.standard.full - price.earlyEnrolment.full)} to us. Later places pay the standard price. The teaching, the files and the guarantee are the same.`,
    ],
  },
  {
    question: 'How does the refund work?',
    answer: [
      `Within ${guaranteeDays} days of your first live session, write one line to the certification desk. You need give no reason. Everything that you have paid is returned within ${refundBusinessDays} business days, and installments still to come are canceled.`,
      `After ${guaranteeDays} days the price is due in full, but you may move once, at no charge, to a later cohort.`,
    ],
  },
  {
    question: 'What if I miss a live session?',
    answer: [
      `Its recording is in your account within ${recordingHours} hours. The recording earns no CPE credit: a live session counts only for those who attend it, and its checks of attendance are part of that. You can attend the same week of a later cohort to make the hours up.`,
    ],
  },
  {
    question: 'Do I have to join the CPA partnership afterward?',
    answer: [
      `No. The certification, the templates and the recordings are yours without it. The partnership, $${programme.partnership.monthly} per month, is for firms that want our models and a second reviewer on every client plan, and ${noticeDays} days’ notice ends it.`,
    ],
  },
] as const;
