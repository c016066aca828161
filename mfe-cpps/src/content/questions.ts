import { cpe } from 'shared-contract/cpe';
import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import type { AnsweredQuestion } from 'shared-ui/structured-data';

const { requirements, weeks, weeklyEffortHours, liveSession, price, earlyEnrolmentDays, cpeHours } =
  programme;

const plan = ({ instalment, instalments }: { instalment: number; instalments: number }) =>
  `${instalments} x ${formatDollars(instalment)} (${formatDollars(instalment * instalments)} in total)`;

export const questions = {
  title: 'Before you apply.',
  items: [
    {
      question: 'Who can apply?',
      answer: [
        `CPAs with an active license, at least ${requirements.yearsInPublicAccounting} years in public accounting and practice revenue of ${requirements.practiceRevenue}. If you fall a little short of one, apply and say so: a person reads every application, within ${programme.reviewHours} hours on business days.`,
      ],
    },
    {
      question: 'How much time does it take?',
      answer: [
        `${weeklyEffortHours.from} to ${weeklyEffortHours.to} hours a week for ${weeks} weeks: one live session of ${liveSession.hours} hours, and the modules and your own client file in the rest.`,
      ],
    },
    {
      question: 'What CPE credit do I earn?',
      answer: [
        `${cpeHours} hours if you attend every session and pass the tests of the modules: ${cpe.sum}`,
        `${cpe.terms} ${cpe.standing}`,
      ],
    },
    {
      question: 'What if I miss a live session?',
      answer: [
        `Its recording is in your account within ${programme.recordingHours} hours. A recording earns no CPE credit; attend the same week of a later cohort to make the hours up.`,
      ],
    },
    {
      question: 'Can I pay in installments?',
      answer: [
        `Yes: ${plan(price.standard)}, or ${plan(price.earlyEnrolment)} for places accepted ${earlyEnrolmentDays} days or more before the first session. The first is invoiced when you are accepted, the others month by month, by card or bank transfer. Nothing is charged before that.`,
      ],
    },
    {
      question: 'How does the refund work?',
      answer: [
        `Within ${programme.guaranteeDays} days of your first live session, write one line to the certification desk. You need give no reason. Everything that you have paid is returned within ${programme.refundBusinessDays} business days, and installments still to come are canceled.`,
        `After that the price is due in full, but you may move once, at no charge, to a later cohort.`,
      ],
    },
  ],
} as const satisfies { title: string; items: readonly AnsweredQuestion[] };
