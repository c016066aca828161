import { cpe } from 'shared-contract/cpe';
import { formatDollars } from 'shared-contract/format';
import { programme } from 'shared-contract/programme';
import { programFiles } from 'shared-contract/resources/count';
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

/** Amount by which the payment plan costs more than one payment. */
const extraOf = ({ full, instalment, instalments }: typeof standard | typeof earlyEnrolment) =>
  formatDollars(instalment * instalments - full);

export const payment = {
  kind: 'payment',
  id: 'payment',
  title: 'Two payment options.',
  lead: `Early enrollment: accepted at least ${earlyEnrolmentDays} days before a cohort begins.`,
  label: 'Early enrollment',
  options: [
    {
      id: 'full',
      name: 'Full payment',
      text: 'Invoiced when we accept you. Pay by card or bank transfer.',
      action: bookingInNewTab('Apply with full payment', 'CPPS, one payment'),
    },
    {
      id: 'installments',
      name: 'Payment plan',
      text: `The first payment when we accept you, then one each month. The plan costs ${extraOf(earlyEnrolment)} more than one payment (standard: ${extraOf(standard)} more).`,
      action: bookingInNewTab('Apply with payment plan', 'CPPS, payment plan'),
    },
  ],
  startsTitle: 'Next cohorts',
  note: `Standard price, for places accepted later: ${formatDollars(standard.full)}, or ${standard.instalments} x ${formatDollars(standard.instalment)} (${formatDollars(standard.instalments * standard.instalment)} in total).`,
} as const satisfies PricingSection<'payment'>;

export const returns = {
  kind: 'return',
  id: 'return',
  title: 'Return on investment: run your own numbers.',
  lead: 'The first year bears the program’s price and hours.',
  sliders: {
    retainers: { label: 'Planning retainers you sign', least: 0, most: 12, step: 1, start: 1 },
    price: { label: 'Price of one retainer, a year', least: 2_000, most: 40_000, step: 500, start: 12_000 },
    hours: { label: 'Hours of work in one retainer', least: 10, most: 80, step: 5, start: 30 },
  },
  disclosure:
    'Arithmetic on your numbers, not a forecast or a promise. Some graduates sign no retainer in their first year. It leaves out software, staff, taxes and lost hours.',
  goal: claims.retainers,
} as const satisfies PricingSection<'return'>;

export const included = {
  kind: 'included',
  id: 'included',
  title: 'Included features.',
  lead: 'One tier, nothing to add later.',
  items: [
    {
      figure: String(programme.weeks),
      title: 'weeks of live teaching',
      text: `One ${programme.liveSession.hours}-hour session each week, with modules to prepare. Allow ${programme.weeklyEffortHours.from} to ${programme.weeklyEffortHours.to} hours a week in all.`,
    },
    {
      figure: String(programme.seatsPerCohort),
      title: 'participants at most in a cohort',
      text: `Limited to ${programme.seatsPerCohort} participants. We discuss every client file at least once.`,
    },
    {
      figure: String(programme.layers),
      title: 'Wealth Expansion Blueprint layers',
      text: 'In the order you build a plan, from first reading to signed forecast.',
    },
    {
      figure: programme.templates,
      title: 'templates',
      text: `Yours to edit and sign with your name: ${programFiles.templates} letters, consents, elections and worksheets, ${programFiles.tools} tools and ${programFiles.documents} guides and workbooks. Have counsel review the letters first.`,
    },
    {
      figure: String(programme.cpeHours),
      title: 'hours of CPE credit',
      text: `${programme.cpeHours} hours of CPE credit. ${cpe.sum} ${cpe.terms} ${cpe.standing}`,
    },
    {
      figure: `${programme.recordingHours} h`,
      title: 'at most until a recording is up',
      text: `Session recordings are available within ${programme.recordingHours} hours, with a transcript.`,
    },
    {
      figure: `${programme.guaranteeDays}-day`,
      title: 'satisfaction guarantee with a full refund',
      text: `Leave for any reason within ${guaranteeDays} days of your first live session. We return what you paid within ${refundBusinessDays} business days, and you keep your downloaded files.`,
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
      text: 'Invoiced when we accept you',
      result: formatDollars(standard.full),
      details: [
        { term: 'Early', value: formatDollars(earlyEnrolment.full) },
        { term: 'By', value: `${earlyEnrolmentDays} days before the start` },
      ],
    },
    {
      title: `In ${standard.instalments} installments`,
      text: `${standard.instalments} x ${formatDollars(standard.instalment)}, one a month: ${extraOf(standard)} more`,
      result: formatDollars(standard.instalments * standard.instalment),
      details: [
        {
          term: 'Early',
          value: `${earlyEnrolment.instalments} x ${formatDollars(earlyEnrolment.instalment)}`,
        },
        { term: 'First', value: 'When we accept you' },
      ],
    },
    {
      title: 'If it is not for you',
      text: `Within ${guaranteeDays} days of the first live session`,
      result: 'Full refund',
      details: [
        { term: 'Paid', value: `Within ${refundBusinessDays} business days` },
        { term: 'Keep', value: 'The files you have' },
      ],
    },
  ],
  totals: [
    { term: 'CPE credits', value: `up to ${programme.cpeHours}` },
    { term: 'Templates', value: programme.templates },
    { term: 'Seats', value: String(programme.seatsPerCohort) },
  ],
  titleBlock: [
    { term: 'Second tier', value: 'None' },
    { term: 'Added later', value: 'Nothing' },
  ],
} as const satisfies PlanSheetProps;
