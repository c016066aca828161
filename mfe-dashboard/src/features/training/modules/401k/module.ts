import { taxTables } from 'shared-contract/tax/tables';
import type { TrainingModule } from '../../module-types.ts';
import { workedExample } from '../../worked-example.ts';
import { outline } from './outline.ts';
import { quiz } from './quiz.ts';

const limits = taxTables[2026].retirement;
/** Of eligible pay (IRC 404(a)(3)). */
const DEDUCTION = 0.25;

const example = workedExample({
  title: 'Ferris Millwork, an invented S corporation, in 2026',
  inputs: {
    pay: { label: 'Owner’s salary, age 52', value: 360_000, unit: 'dollars' },
    staffPay: { label: 'Pay of six employees', value: 300_000, unit: 'dollars' },
    staffRate: {
      label: 'Contribution for each employee',
      value: 0.05,
      unit: 'percent',
      source: 'Plan’s test',
    },
    taxRate: { label: 'Owner’s tax rate', value: 0.35, unit: 'percent', source: 'IRC 1(j), 2026' },
  },
  compute: ({ pay, staffPay, staffRate, taxRate }) => {
    const byCompany = limits.definedContribution - limits.deferral;
    const total = limits.definedContribution + limits.catchUp50;
    const staff = staffRate * staffPay;
    const eligible = Math.min(pay, limits.compensation) + staffPay;
    return [
      { label: 'Owner’s deferral', value: limits.deferral, unit: 'dollars', how: 'IRC 402(g)' },
      {
        label: 'Added by the company',
        value: byCompany,
        unit: 'dollars',
        how: 'Up to the limit of IRC 415(c)',
      },
      { label: 'Owner’s pretax part', value: limits.definedContribution, unit: 'dollars' },
      { label: 'Catch-up, Roth', value: limits.catchUp50, unit: 'dollars', how: 'IRC 414(v)' },
      { label: 'Into the owner’s account', value: total, unit: 'dollars', isTotal: true },
      { label: 'Staff', value: staff, unit: 'dollars', how: '5% of their pay' },
      { label: 'Paid by the company', value: byCompany + staff, unit: 'dollars' },
      { label: 'Eligible pay', value: eligible, unit: 'dollars', how: 'Owner and staff' },
      {
        label: 'Most it may deduct',
        value: DEDUCTION * eligible,
        unit: 'dollars',
        how: '25% of eligible pay',
      },
      {
        label: 'Tax put off by the owner',
        value: Math.round(taxRate * limits.definedContribution),
        unit: 'dollars',
        how: '35% of the pretax part',
      },
      {
        label: 'Staff’s cost after its deduction',
        value: Math.round(staff * (1 - taxRate)),
        unit: 'dollars',
      },
      {
        label: 'Owner’s share',
        value: Math.round((total / (total + staff)) * 100) / 100,
        unit: 'percent',
        isTotal: true,
      },
    ];
  },
});

export const lessonModule = {
  ...outline,
  example,
  quiz,
  sources: [
    {
      authority: 'IRC 402(g), 414(v), 415(c), 401(a)(17), 414(q); Notices 2024-80 and 2025-67',
      year: 2026,
      says: 'Limits of 2025 and 2026.',
    },
    {
      authority: 'IRC 414(v)(7); T.D. 10033',
      year: 2026,
      says: 'Roth catch-up for wages above $150,000 in the year before.',
    },
    {
      authority: 'IRC 404(a)(3) and (a)(6)',
      year: 2026,
      says: 'Deduction of 25% of pay, paid by the extended due date.',
    },
    {
      authority: 'IRC 401(b)(2); SECURE 2.0, section 317',
      year: 2026,
      says: 'Adoption after the end of the year, and first-year deferrals of a sole proprietor.',
    },
    { authority: 'IRC 401(a)(4) and 410(b)', year: 2026, says: 'Tests of contributions and of coverage.' },
    {
      authority: 'Notices 2024-2 and 2026-9',
      year: 2026,
      says: 'Amendments for SECURE 2.0 by December 31, 2026, and by December 31, 2027 for IRAs.',
    },
    { authority: 'Rev. Rul. 74-44', year: 1974, says: 'Reasonable pay of an S corporation’s owner.' },
  ],
} as const satisfies TrainingModule;
