import type { OnboardingStep } from './step-types.ts';

export const papersOf = (firm: string): OnboardingStep => ({
  id: 'papers',
  title: 'Documents and consent',
  summary: 'What you have at hand for the first call, and what we may do with it.',
  minutes: 2,
  why: 'Nothing is uploaded here. Check what you have at hand, and we ask for the rest one document at a time. Documents stay yours and leave with you.',
  fields: [
    {
      kind: 'checks',
      id: 'ready',
      label: 'Documents you have at hand',
      options: [
        { value: 'returns-personal', label: 'Personal returns of the last three years' },
        { value: 'returns-business', label: 'Business returns of the last three years' },
        { value: 'statements', label: 'Profit and loss, and balance sheet, this year to date' },
        { value: 'payroll', label: 'Payroll summary by person' },
        { value: 'depreciation', label: 'Depreciation schedule' },
        { value: 'policies', label: 'Declarations pages of the policies' },
        { value: 'plan-documents', label: 'Retirement plan documents' },
        { value: 'estate', label: 'Wills, trusts and buy-sell agreements' },
      ],
    },
    {
      kind: 'radio',
      id: 'handover',
      label: 'How you want to hand them over',
      missing: 'Choose how you want to hand the documents over',
      options: [
        { value: 'link', label: 'By a private upload link, after the first call' },
        { value: 'cpa', label: 'My CPA sends them' },
        { value: 'office', label: 'In person, at our office' },
      ],
    },
    {
      kind: 'consent',
      id: 'accurate',
      label: 'What I have written is right as far as I know.',
      missing: 'Confirm that what you have written is right as far as you know',
    },
    {
      kind: 'consent',
      id: 'use',
      label: `${firm} may use these answers to prepare my plan, and for nothing else.`,
      hint: 'You can change the answers at any time. They are deleted with your account.',
      missing: 'Without this consent we cannot read your answers',
    },
  ],
});
