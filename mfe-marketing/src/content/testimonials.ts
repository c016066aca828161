import type { PortraitFeatures } from 'shared-ui/portrait';

/** What a client or graduate said. None is shown without its `disclosure` beside it in the same size. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly company?: string;
  readonly quote: string;
  /** Key results, one short line each. */
  readonly results?: readonly string[];
  readonly category: string;
  /** Client or not, paid or not, and what is typical: the rules of the FTC ask for it (16 CFR parts 255 and 465). */
  readonly disclosure: string;
}

const labels: Readonly<Record<string, string>> = {
  'tax-savings': 'Tax Savings',
  'retirement-planning': 'Retirement Planning',
  'business-strategy': 'Business Strategy',
  education: 'Professional Education',
};

/** The badge of a testimonial. */
export const categoryLabel = (category: string): string => labels[category] ?? 'Client Success';
