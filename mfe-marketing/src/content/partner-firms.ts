/** A partner firm. It, its people, its phone number, and its website are fictional. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly since: number;
  readonly contact: { readonly name: string; readonly role: string };
  readonly phone: { readonly display: string; readonly href: `tel:${string}` };
  /** `on-request` if the firm has no website. */
  readonly website: `https://${string}` | 'on-request';
  readonly place: string;
  readonly description: string;
  readonly specialties: readonly string[];
}

const phone = (area: string, line: string) =>
  ({ display: `(${area}) 555-${line}`, href: `tel:+1${area}555${line}` }) as const;

/** Two practices in the same building share this number. */
const sharedLine = phone('615', '0152');

/** Eight partners. The four in the footer have the brand file's ids and names. */
export const partners = [
  {
    id: 'cumberland-mortgage',
    name: 'Cumberland Mortgage',
    kind: 'Mortgage lender',
    since: 2010,
    contact: { name: 'Patrice Dunmore', role: 'branch manager' },
    phone: phone('615', '0151'),
    website: 'https://cumberland-mortgage.example',
    place: 'Nashville, Tennessee',
    description:
      'Lends on homes and owner-occupied buildings. Patrice’s team reads a business return correctly, adds back depreciation, and says within two days whether our plan would trouble an underwriter. Twice we waited until a loan had closed.',
    specialties: ['Self-employed borrowers', 'Owner-occupied buildings', 'Refinancing before a sale'],
  },
  {
    id: 'harrow-lyle',
    name: 'Harrow & Lyle',
    kind: 'Estate law',
    since: 2011,
    contact: { name: 'Imogen Lyle', role: 'managing partner' },
    phone: sharedLine,
    website: 'https://harrow-lyle.example',
    place: 'Nashville, Tennessee',
    description:
      'Six attorneys who draft wills, trusts and foundation charters, and who insist on meeting the people named in them. Their drafts come with a drawing of who receives what, and when.',
    specialties: ['Trusts', 'Private foundations', 'Estate administration'],
  },
  {
    id: 'tolliver-beck',
    name: 'Tolliver Beck',
    kind: 'Business law',
    since: 2014,
    contact: { name: 'Rosalind Beck', role: 'partner, closely held companies' },
    phone: phone('615', '0153'),
    website: 'https://tolliver-beck.example',
    place: 'Franklin, Tennessee',
    description:
      'Buy-sell agreements, operating agreements and sales of family companies. Rosalind writes the clause for the unexpected quarrel and reads it aloud to both sides.',
    specialties: ['Entity formation', 'Buy-sell agreements', 'Sale of a business'],
  },
  {
    id: 'wyatt-ambrose',
    name: 'Ambrose Law Office',
    kind: 'Elder law',
    since: 2019,
    contact: { name: 'Wyatt Ambrose', role: 'attorney, sole practitioner' },
    phone: sharedLine,
    website: 'on-request',
    place: 'Nashville, Tennessee',
    description:
      'One attorney and one paralegal, on the same floor as Harrow & Lyle. Wyatt works for owners’ parents as often as for owners: powers of attorney, guardianship, and paying for care without losing the house.',
    specialties: ['Powers of attorney', 'Long-term care planning', 'Guardianship'],
  },
  {
    id: 'bright-ledger',
    name: 'Bright Ledger CPAs',
    kind: 'Accounting',
    since: 2013,
    contact: { name: 'Noreen Patel', role: 'partner, business tax' },
    phone: phone('615', '0154'),
    website: 'https://bright-ledger.example',
    place: 'Brentwood, Tennessee',
    description:
      'Prepares and signs returns for owners who come to us without a CPA. Noreen’s group closes its clients’ books by the tenth, so an October plan rests on September’s figures.',
    specialties: ['Business returns', 'Monthly close', 'Payroll review'],
  },
  {
    id: 'sandoval-pike',
    name: 'Sandoval Pike & Co.',
    kind: 'Accounting and audit',
    since: 2018,
    contact: { name: 'Esteban Sandoval', role: 'audit partner' },
    phone: phone('423', '0155'),
    website: 'https://sandoval-pike.example',
    place: 'Chattanooga, Tennessee',
    description:
      'Audits retirement plans, and reviews statements before a bank or a buyer reads them. Esteban also checks what a company owes in the other states where it sells.',
    specialties: ['Retirement plan audits', 'Reviewed statements', 'Multi-state filing'],
  },
  {
    id: 'keystone-risk',
    name: 'Keystone Risk',
    kind: 'Risk and insurance',
    since: 2016,
    contact: { name: 'Anders Whitcomb', role: 'principal consultant' },
    phone: phone('865', '0156'),
    website: 'https://keystone-risk.example',
    place: 'Knoxville, Tennessee',
    description:
      'Consultants who read policies for a fee and sell none. They price the risks a business carries, find double coverage, and advise more of our clients against a captive than for one.',
    specialties: ['Policy review', 'Captive feasibility', 'Key-person cover'],
  },
  {
    id: 'stones-river',
    name: 'Stones River Physicians',
    kind: 'Medical practice partnership',
    since: 2021,
    contact: { name: 'Dr. Leona Bramante', role: 'managing physician' },
    phone: phone('615', '0157'),
    website: 'on-request',
    place: 'Murfreesboro, Tennessee',
    description:
      'Fourteen doctor-owned practices that share purchasing, billing and a benefits plan. Leona tells a practice considering a sale to a hospital what independence would take. Then we price both.',
    specialties: ['Practice independence', 'Group purchasing', 'Physician benefits'],
  },
] as const satisfies readonly Partner[];

export const sharingLineWith = (partner: Partner): readonly Partner[] =>
  partners.filter(({ id, phone: { href } }) => id !== partner.id && href === partner.phone.href);
