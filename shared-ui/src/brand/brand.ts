import type { FormId } from 'shared-contract/forms/names';
import type { OpeningHours } from 'shared-contract/hours';

/**
 * All data that names the firm. A firm that adopts this product puts its own values here, or names another file in the
 * setting BRAND_FILE. People, firms, quotes, and episodes are invented for the demo tenant.
 */

/** A form of an outside provider that replaces ours. Nothing loads from the provider before the visitor agrees. */
export interface FormEmbed {
  /** The provider's name, as visitors know it. */
  readonly provider: string;
  /** The form's page, shown in an iframe. */
  readonly url: `https://${string}`;
  /** The provider's script, if the form needs one. It runs in our own page, so name only a script that you trust. */
  readonly script?: `https://${string}`;
}

export interface Brand {
  readonly name: string;
  readonly shortName: string;
  /**
   * True while the people, quotes, and cases of the content are invented: each testimonial and case then has a tag that
   * says so. Remove it once all of them are real.
   */
  readonly isDemo?: boolean;
  /** One sentence for page descriptions and share cards. */
  readonly tagline: string;
  /** Public origin for canonical URLs, without a trailing slash. */
  readonly origin: string;
  readonly phone: { readonly display: string; readonly href: `tel:${string}` };
  readonly fax: string;
  readonly email: { readonly display: string; readonly href: `mailto:${string}` };
  readonly address: { readonly lines: readonly string[]; readonly region: string; readonly country: string };
  readonly hours: {
    readonly general: readonly OpeningHours[];
    readonly certification: readonly OpeningHours[];
  };
  /** External booking page. Without one, booking links open the site's own page. */
  readonly bookingUrl?: string;
  /** Forms of outside providers. The site's own forms are used for the others. */
  readonly embeds?: Readonly<Partial<Record<FormId, FormEmbed>>>;
  /**
   * Photographs of people, by their id in the content: files next to this one, at least 560 by 672 pixels, of which the
   * upper middle is shown. A person without one gets a drawn portrait.
   */
  readonly photos?: Readonly<Record<string, `./${string}` | `../${string}`>>;
  readonly podcast: {
    readonly title: string;
    readonly hostUrl: string;
    readonly episodes: readonly {
      readonly id: 'captive-insurance' | 'cost-remediation' | 'cost-segregation';
      readonly title: string;
      readonly externalUrl: string;
    }[];
  };
  /** The four partner firms in the footer. */
  readonly partners: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
}

const HOUR = 60;

export const brand = {
  name: 'Ninecourse Advisory',
  shortName: 'Ninecourse',
  isDemo: true,
  tagline:
    'Tax strategy, asset protection and legacy planning for business owners, and certification for the CPAs who advise them.',
  origin: 'https://ninecourse.example',
  phone: { display: '(615) 555-0142', href: 'tel:+16155550142' },
  fax: '(615) 555-0143',
  email: { display: 'hello@ninecourse.example', href: 'mailto:hello@ninecourse.example' },
  address: {
    lines: ['418 Drafting Row, Suite 900', 'Nashville, TN 37203'],
    region: 'Tennessee',
    country: 'US',
  },
  hours: {
    general: [
      { days: [1, 2, 3, 4, 5], opens: 9 * HOUR, closes: 18 * HOUR },
      { days: [6], opens: 10 * HOUR, closes: 14 * HOUR },
    ],
    certification: [{ days: [1, 2, 3, 4, 5], opens: 8 * HOUR, closes: 20 * HOUR }],
  },
  podcast: {
    title: 'The Ninth Course',
    hostUrl: 'https://podcasts.example/the-ninth-course',
    episodes: [
      {
        id: 'captive-insurance',
        title: 'Captive insurance, honestly',
        externalUrl: 'https://podcasts.example/the-ninth-course/captive-insurance',
      },
      {
        id: 'cost-remediation',
        title: 'Finding the cost you already pay',
        externalUrl: 'https://podcasts.example/the-ninth-course/cost-remediation',
      },
      {
        id: 'cost-segregation',
        title: 'Cost segregation without surprises',
        externalUrl: 'https://podcasts.example/the-ninth-course/cost-segregation',
      },
    ],
  },
  partners: [
    { id: 'cumberland-mortgage', name: 'Cumberland Mortgage', kind: 'Mortgage lender' },
    { id: 'harrow-lyle', name: 'Harrow & Lyle', kind: 'Estate law' },
    { id: 'bright-ledger', name: 'Bright Ledger CPAs', kind: 'Accounting' },
    { id: 'keystone-risk', name: 'Keystone Risk', kind: 'Risk and insurance' },
  ],
} as const satisfies Brand;
