import type { Review } from '../review.ts';
import type { ArticleSlug } from './article.ts';

export const reviews: Readonly<Record<ArticleSlug, Review>> = {
  'retirement-expenses': {
    author: 'Miriam Castellano, CPA',
    reviewer: 'Desmond Oyelaran, EA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Added the steps of the income-related Medicare premium, and estimated tax and the kinds of gain in the year of a sale.',
      },
      { date: '2026-11-20', text: 'Budget, tax, and premiums for 2026.' },
    ],
  },
  'social-security-guide': {
    author: 'Miriam Castellano, CPA',
    reviewer: 'Harlan Teague, CPA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Added the benefit formula with its bend points for 2026. Corrected the wage figure found in Watson. New S corporation example.',
      },
      { date: '2026-11-20', text: 'Wage base, earnings test, and cost-of-living adjustment for 2026.' },
    ],
  },
  'year-end-tax-planning': {
    author: 'Desmond Oyelaran, EA',
    reviewer: 'Miriam Castellano, CPA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Added opportunity zones, estimated-tax safe harbors, the 1099 threshold, the deductions for tips, overtime, and car loans, Trump accounts, and inherited IRAs. Corrected when a safe harbor 401(k) can be adopted.',
      },
      { date: '2026-11-20', text: 'Limits and dates for 2026.' },
    ],
  },
  'non-stock-market-alternatives': {
    author: 'Harlan Teague, CPA',
    reviewer: 'Desmond Oyelaran, EA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Corrected the rate on small business stock gain that is not excluded, and when a private loan becomes a bad debt. Added the limit of deposit insurance.',
      },
      { date: '2026-11-20', text: 'Rates and thresholds for 2026.' },
    ],
  },
  'estate-planning-essentials': {
    author: 'Harlan Teague, CPA',
    reviewer: 'Miriam Castellano, CPA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Added the GST exemption, the dates of portability, trust brackets, adequate disclosure, installments of estate tax, and inherited IRAs. Corrected the Tennessee excise tax for the $50,000 deduction.',
      },
      { date: '2026-11-20', text: 'Exclusions for 2026.' },
    ],
  },
  'capital-preservation': {
    author: 'Harlan Teague, CPA',
    reviewer: 'Desmond Oyelaran, EA',
    changes: [
      {
        date: '2026-11-27',
        text: 'Removed the sample split in dollars: how to divide a portfolio is for an investment adviser. Added the limits of deposit and brokerage insurance, and a new distribution example.',
      },
      { date: '2026-11-20', text: 'Distributions and adjustments for 2026.' },
    ],
  },
};
