import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PlanSheet } from './plan-sheet.tsx';

const meta = { title: 'Drawings/PlanSheet', component: PlanSheet } satisfies Meta<typeof PlanSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  args: {
    title: 'Plan sheet',
    subject: 'Dental group, 2025',
    lines: [
      {
        title: 'Cost Segregation',
        text: 'Depreciation moved into 2025: $100,000 x 35%',
        result: '$35,000',
        details: [
          { term: 'Law', value: 'IRC 168(k); Form 3115' },
          { term: 'Cost', value: 'Engineer’s study, $8,400' },
          { term: 'Risk', value: 'Taxed again at a sale' },
          { term: 'By', value: 'With the return of 2025' },
        ],
        mark: 'Agrees with the study, page 14.',
      },
    ],
    leftOut: 'Pension Strategies: an older staff.',
    totals: [
      { term: 'First-year reduction', value: '$35,000' },
      { term: 'Our fee', value: '$36,000' },
      { term: 'Specialists', value: '$8,400' },
    ],
    titleBlock: [
      { term: 'Drawn', value: 'D. Reeve' },
      { term: 'Checked', value: 'M. Castell' },
    ],
  },
};

export const Template: Story = {
  args: {
    title: 'Plan sheet',
    subject: 'Template',
    lines: [
      { title: 'Cost Segregation', text: 'Layer 2, week 3', details: [{ term: 'Law' }, { term: 'Cost' }] },
    ],
    totals: [{ term: 'First-year reduction' }, { term: 'Your fee' }, { term: 'Specialists' }],
    titleBlock: [{ term: 'Drawn', value: 'You' }],
  },
};
