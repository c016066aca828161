import type { PortraitFeatures } from 'shared-ui/portrait';

/** A client's or graduate's testimonial. Always show its `disclosure` next to it at the same size. */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly title: string;
  readonly company?: string;
  readonly quote: string;
  /** One short line each. */
  readonly results?: readonly string[];
  readonly category: string;
  /**
   * Whether the author is a client, whether they were paid, and what is typical. Required by FTC rules (16 CFR parts
   * 255 and 465).
   */
  readonly disclosure: string;
}

const labels: Readonly<Record<string, string>> = {
  'tax-savings': 'Tax Savings',
  'retirement-planning': 'Retirement Planning',
  'business-strategy': 'Business Strategy',
  education: 'Professional Education',
};

export const categoryLabel = (category: string): string => labels[category] ?? 'Client Success';
