import { cpe } from 'shared-contract/cpe';
import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import { bookingInNewTab } from './actions.ts';
import { claims, type FirmClaim } from './claims.ts';
import type { Action, Heading, OfKind } from './sections.ts';

export interface PaymentOption {
  readonly id: 'full' | 'installments';
  readonly name: string;
  readonly text: string;
  readonly action: Action;
}

interface Included {
  /** Number at the start of the line. */
  readonly figure: string;
  readonly title: string;
  readonly text: string;
}

export interface PriceFamily {
  readonly name: string;
  readonly text: string;
  readonly offers: readonly {
    readonly name: string;
    /** Revenue band or another requirement. */
    readonly band: string;
    readonly price: string;
  }[];
  readonly action: { readonly label: string; readonly to: string };
}

/** A number that the visitor can change within limits. */
export interface Slider {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly start: number;
}

export type OwnPricingSection =
  | ({
      readonly kind: 'payment';
      readonly label: string;
      readonly options: readonly PaymentOption[];
      readonly startsTitle: string;
      /** Lists the pages that state each price. */
      readonly note: string;
    } & Heading)
  | ({
      readonly kind: 'return';
      readonly sliders: Readonly<Record<'retainers' | 'price' | 'hours', Slider>>;
      readonly disclosure: string;
      readonly goal: FirmClaim;
    } & Heading)
  | ({ readonly kind: 'included'; readonly items: readonly Included[] } & Heading)
  | ({
      readonly kind: 'compare';
      readonly families: readonly PriceFamily[];
      readonly note: string;
    } & Heading);

export type PricingSection<Kind extends OwnPricingSection['kind']> = OfKind<OwnPricingSection, Kind>;

const { earlyEnrolmentDays, guaranteeDays, price, refundBusinessDays, weeks } = programme;
const { standard, earlyEnrolment } = price;

export const payment = {
  kind: 'payment',
  id: 'payment',
  title: 'Two payment options.',
  lead: `Early enrollment: accepted ${programme.earlyEnrolmentDays} days or more before a cohort begins.`,
  label: 'Early enrollment',
  options: [
    {
      id: 'full',
      name: 'Full payment',
      text: 'Invoiced when you are accepted, by card or bank transfer.',
      action: bookingInNewTab('Apply with full payment', 'CPPS, one payment'),
    },
    {
      id: 'installments',
      name: 'Payment plan',
      text: 'The first when you are accepted, then one each month. No interest; the plan costs one dollar of rounding.',
      action: bookingInNewTab('Apply with payment plan', 'CPPS, payment plan'),
    },
  ],
  startsTitle: 'Next cohorts',
  note: `The program pages name the standard price, ${formatDollars(standard.full)} or ${standard.instalments} x ${formatDollars(standard.instalment)} (${formatDollars(standard.instalments * standard.instalment)} in total). It holds for places accepted later.`,
} as const satisfies PricingSection<'payment'>;

export const returns = {
  kind: 'return',
  id: 'return',
  title: 'Return on investment: do the arithmetic first.',
  lead: 'Move three numbers. The first year carries the price and the hours of the program.',
  sliders: {
    retainers: { label: 'Planning retainers you sign', least: 0, most: 12, step: 1, start: 1 },
    price: { label: 'Price of one retainer, a year', least: 2_000, most: 40_000, step: 500, start: 12_000 },
    hours: { label: 'Hours of work in one retainer', least: 10, most: 80, step: 5, start: 30 },
  },
  disclosure:
    'Arithmetic on numbers that you choose, not a forecast and not a promise. Some graduates sign no retainer in their first year. Software, staff time and taxes are left out, and so is what you would have earned in the same hours.',
  goal: claims.retainers,
} as const satisfies PricingSection<'return'>;

export const included = {
  kind: 'included',
  id: 'included',
  title: 'Included features.',
  lead: 'There is no second tier and nothing to add later.',
  items: [
    {
      figure: String(programme.weeks),
      title: 'weeks of live teaching',
      text: `One session of ${programme.liveSession.hours} hours each week, with modules to prepare it. Allow ${programme.weeklyEffortHours.from} to ${programme.weeklyEffortHours.to} hours a week in all.`,
    },
    {
      figure: String(programme.seatsPerCohort),
      title: 'participants in a cohort at most',
      text: `Limited to ${programme.seatsPerCohort} participants, so that each one’s client file is discussed at least once.`,
    },
    {
      figure: String(programme.layers),
      title: 'Wealth Expansion Blueprint layers',
      text: 'From the first reading of a return to the forecast that a client signs, in the order in which a plan is built.',
    },
    {
      figure: programme.templates,
      title: 'templates',
      text: 'Worksheets, engagement letters, checklists and client letters, in files that you may edit and put your own name on.',
    },
    {
      figure: String(programme.cpeHours),
      title: 'hours of CPE credit',
      text: `${programme.cpeHours} hours of CPE credit: ${cpe.sum} ${cpe.terms} ${cpe.standing}`,
    },
    {
      figure: `${programme.recordingHours} h`,
      title: 'at most until a recording is up',
      text: `Session recordings are available within ${programme.recordingHours} hours, with a transcript, and stay open to you for good.`,
    },
    {
      figure: `${programme.guaranteeDays}-day`,
      title: 'satisfaction guarantee with a full refund',
      text: `Within ${programme.guaranteeDays} days of your first live session you may leave for any reason. Write one line; what you paid is returned within ${programme.refundBusinessDays} business days, and the templates you have downloaded are yours.`,
    },
  ],
} as const satisfies PricingSection<'included'>;

/** The program's price, in the format of the plans that it teaches. */
export const feeSheet = {
  title: 'Fee sheet',
  subject: `CPPS certification, ${weeks} weeks`,
  lines: [
    {
      title: 'In one payment',
      text: 'Invoiced when you are accepted',
      result: formatDollars(standard.full),
      details: [
        { term: 'Early', value: formatDollars(earlyEnrolment.full) },
        { term: 'By', value: `${earlyEnrolmentDays} days before the start` },
      ],
    },
    {
      title: `In ${standard.instalments} installments`,
      text: `${standard.instalments} x ${formatDollars(standard.instalment)}, one a month, no interest`,
      result: formatDollars(standard.instalments * standard.instalment),
      details: [
        {
          term: 'Early',
          value: `${earlyEnrolment.instalments} x ${formatDollars(earlyEnrolment.instalment)}`,
        },
        { term: 'First', value: 'When you are accepted' },
      ],
    },
    {
      title: 'If it is not for you',
      text: `One line within ${guaranteeDays} days of the first live session`,
      result: 'All of it back',
      details: [
        { term: 'Paid', value: `Within ${refundBusinessDays} business days` },
        { term: 'Keep', value: 'The templates you have' },
      ],
    },
  ],
  totals: [
    { term: 'CPE hours', value: String(programme.cpeHours) },
    { term: 'Templates', value: programme.templates },
    { term: 'Seats', value: String(programme.seatsPerCohort) },
  ],
  titleBlock: [
    { term: 'Second tier', value: 'None' },
    { term: 'Added later', value: 'Nothing' },
  ],
} as const satisfies PlanSheetProps;
