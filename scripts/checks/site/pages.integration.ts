import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weighPages, budgetOf } from '@scripts/build/rules';
import { parse, type HTMLElement } from 'node-html-parser';
import { WAKE_ATTRIBUTE } from 'shared-contract/page-events';
import { faultsOf } from '../words/page-words.ts';
import { builtSite } from './built-site.ts';

/** Texts that readers without JavaScript must find, on pages where completeness alone isn't enough. */
const words: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': ['Clarity First', 'Implement & Win', 'Legacy Summit Circle', '$50M+', 'Cost Segregation'],
  '/about': ['Harlan Teague', 'Organize', 'Prioritize', 'Realize', 'Level first'],
  '/contact': [
    '(615) 555-0142',
    '(615) 555-0143',
    'hello@ninecourse.example',
    /9\s?AM/,
    /8\s?PM/,
    '24 hours',
  ],
  '/pricing': ['$9,300', '$3,267', '$9,800', '$500', '30-day', '25', '24 hours', '$897'],
  '/services': ['$2,500', '$5,000', 'Growth', 'Scale', 'Enterprise', '$10M', /90.days?/],
  '/for-clients': ['Private Foundations', 'Asset Protection', 'Legacy Planning', '$50M+'],
  '/for-cpas': ['Private Foundations', '$897', '$25K+', '45+', /26\+? CPE hours|26\+/],
  '/client-application': [/what happens next/i, /sample/i, /onboarding/i],
  '/onboarding': [/sign in/i],
  '/team': ['Harlan Teague, CPA', 'Miriam Castellano, CPA', 'Desmond Oyelaran, EA', 'Chattanooga, Tennessee'],
  '/testimonials': [
    'Tax Savings',
    'Retirement Planning',
    'Business Strategy',
    'Professional Education',
    'Key results',
  ],
  '/partners': [
    ...[
      '15+',
      '1000+',
      '100%',
      'Cumberland Mortgage',
      'Harrow & Lyle',
      'Bright Ledger CPAs',
      'Keystone Risk',
    ],
    ...['Website on request', 'shared line', 'Expertise', 'Coordination', 'Trust', 'Get Connected Today'],
  ],
  '/resources': ['Educational Articles', 'Calculators', 'Mortgage Services', '(615) 555-0142'],
  '/resources/tax-brackets': ['$86,608', '$417,800', '32%', 'Rev. Proc. 2025-32', 'IRC 1411'],
  '/resources/retirement-contributions': ['$35,750', '$11,250', 'Roth', 'Notice 2025-67'],
  '/resources/cash-balance': ['Illustration', '$276,676', '$224,324', 'enrolled actuary', 'IRC 415(b)(5)'],
  '/resources/cost-segregation': ['Illustration', '$494,115', '1.177%', 'engineering-based study'],
  '/resources/research-credit': ['$35,000', '$27,650', 'IRC 280C(c)'],
  '/resources/retainer-return': ['$11,700', '$9,300', 'It promises nothing'],
  '/resources/business-income-deduction': ['$72,797', '$81,340', 'Reg. 1.199A-4', 'IRC 199A(i)'],
  '/resources/s-corporation': ['−$296', 'Tennessee excise tax', 'Rev. Rul. 74-44'],
  '/resources/estimated-tax': ['$20,600', '$105,600', 'January 15, 2027', 'IRC 6654(d)(1)'],
  '/resources/business-sale': ['$184,206', 'IRC 453A', 'IRC 1411(c)(4)'],
  '/resources/required-distributions': ['$37,736', '26.5', 'April 1, 2027', 'IRC 4974(a)'],
  '/resources/opportunity-zone-gain': ['$305,005', '$47,600', 'IRC 1400Z-2(b)(1)(B)'],
  '/tax-center': [
    ...['37%', '$23.5K', '$7K', '$10K', 'as first published', 'Income Deferral', 'Income Shifting'],
    ...['Deduction Planning', 'Investment Tax Planning', 'Income Management', 'Investment Moves'],
    ...['Key Tax Deadlines', 'December 31, 2025', 'April 15, 2025', 'October 15, 2025'],
    ...['to $48,475', 'above $751,600', '$15,000', '$15,750', '$40,400', 'Tax Articles', 'Disclosures'],
  ],
  '/cpa-directory': ['4+', 'Showing 4 of 4', 'Gwendolyn Farrar', '+3 more', 'Platinum', 'Learn More'],
  '/cpa/gwendolyn-farrar': [
    ...[
      'Back to Directory',
      'Achievements',
      'Get Quote',
      'Bettina Stroud',
      'Challenge',
      'Solution',
      'Result',
    ],
  ],
  '/cpa/theodore-lachance': ['Bronze', 'Eugene, Oregon', 'Restaurants'],
  '/terms-and-conditions': ['Tennessee', /arbitrat/i, /last updated/i],
  '/privacy-policy': [/seven years/i, /under 13|age of 13|under the age of thirteen/i],
  '/book': [/30.minute|thirty.minute/i],
  '/newsletter': [/newsletter/i],
  '/blog': ['Financial Planning Insights', 'Featured Article', 'Read Article', 'Stay Informed'],
  '/blog/social-security-guide': ['84,900', '106,800', '4.2%', '$32,000', '$25,000', '1.45%', 'Sources'],
  '/blog/year-end-tax-planning': ['$23,500', '$11,250', '$7,000', '50%', '25%', 'Visit Tax Center'],
  '/blog/estate-planning-essentials': ['$13,990,000', '$19,000', '$15,000,000', 'View Legal Partners'],
  '/blog/capital-preservation': ['40', '50%', 'Learn About Our Approach'],
  '/blog/retirement-expenses': ['Schedule a Consultation', 'Medicare'],
  '/blog/non-stock-market-alternatives': ['Read White Papers', 'registered investment adviser'],
  '/podcast/captive-insurance': ['Lorraine Abbey', '47 minutes', 'Edited transcript', 'T.D. 10029'],
  '/podcast/cost-remediation': ['Joel Hardcastle', '38 minutes', 'Key topics'],
  '/podcast/cost-segregation': ['Annette Delgado', '42 minutes', '$395,292'],
  '/cpe-symposium': [
    ...['Free this year', '5th annual event', 'up to 26 CPE hours', 'up to 16 hours', '10+ speakers'],
    ...['November 20 and 21, 2027', 'Welcome reception on November 19', 'Business consulting', '15.0'],
    ...['Cordelia Nygaard', 'Sylvie Rutledge', 'What is included.', 'Register for both days.'],
  ],
  '/cpps': [
    ...['Entity Structuring + Retirement Flow', '$9,800', '$9,300', 'January 12, 2027', 'December 13, 2026'],
    ...['Drawn', 'A second CPA', 'Before you apply.', 'Of the 40 credits, 33.6', 'in a new tab'],
  ],
  '/cpps/curriculum': [
    ...['Weeks 13-14', 'Weekly 2-hour live sessions', 'Captive Feasibility Checklist', 'Form 6765', '40.0'],
    ...['Lifetime access', 'Directory listing'],
  ],
  '/white-papers': [
    ...['Investment Strategy', 'Social Security', 'Retirement Planning', 'Featured', 'Download'],
    ...[/\d+ pages/, 'Explore Advanced Retirement Planning', 'Schedule a Consultation', '$282,000'],
  ],
  '/advanced-retirement-planning': [
    ...['$157,000 to $282,000', 'More than 90%', '$280K+', '5X', 'Illustration'],
    ...[
      'Cash balance plans: a guide for owners',
      'Interest rates and plan design',
      'this practice does not exist',
    ],
    'Who should stop at the 401(k)',
  ],
  '/login': ['Sign in', 'Password', 'Create an account'],
  '/register': ['Business Owner', 'CPA / Tax Professional'],
  '/forgot-password': ['Email'],
  '/reset-password': ['Set a new password'],
  '/confirm': ['Confirm your email address'],
};

const site = await builtSite();

/** What the browser doesn't show without JavaScript. */
const UNSEEN = 'script, style, template, [hidden], [aria-hidden="true"]';

const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim();

const pages = await Promise.all(
  site.addresses.map(async (address) => {
    const response = await site.ask(address);
    const html = await response.text();
    const document = parse(html);
    document.querySelectorAll(`body :is(${UNSEEN})`).forEach((element) => element.remove());
    return { address, status: response.status, html, document };
  }),
);

const countOf = (document: HTMLElement, selector: string) => document.querySelectorAll(selector).length;

/** A header or footer within these elements isn't a landmark of the page. */
const SECTIONS = 'main, article, aside, nav, section';
const landmarksOf = (document: HTMLElement, tag: string) =>
  document.querySelectorAll(tag).filter((element) => element.closest(SECTIONS) === null).length;

const descriptionOf = (document: HTMLElement) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';

for (const { address, status, html, document } of pages) {
  test(`${address} is complete without JavaScript`, () => {
    const main = textOf(document.querySelector('main'));
    assert.deepEqual(
      {
        status,
        headings: countOf(document, 'h1'),
        banners: landmarksOf(document, 'header'),
        mains: countOf(document, 'main'),
        footers: landmarksOf(document, 'footer'),
        missing: (words[address] ?? []).filter((word) =>
          typeof word === 'string' ? !main.includes(word) : !word.test(main),
        ),
      },
      { status: 200, headings: 1, banners: 1, mains: 1, footers: 1, missing: [] },
    );
    if (address === '/') assert.equal(countOf(document, 'main section'), 14);
    if (!site.indexable.includes(address)) return;
    assert.ok(main.length - textOf(document.querySelector('h1')).length > 40, main);
    const { length } = descriptionOf(document);
    assert.ok(length >= 50 && length <= 160, `${String(length)} characters of description`);
  });

  test(`${address} has the firm’s figures, American spelling, and a basis for each claim`, () => {
    assert.deepEqual(faultsOf(html), []);
  });
}

test('each page has its own title, description, and main heading', () => {
  for (const read of [
    (page: HTMLElement) => textOf(page.querySelector('title')),
    descriptionOf,
    (page: HTMLElement) => textOf(page.querySelector('h1')),
  ]) {
    const values = pages.map(({ document }) => read(document));
    assert.ok(!values.includes(''));
    assert.deepEqual(
      values.filter((value, index) => values.indexOf(value) !== index),
      [],
    );
  }
});

test('the boot script is the only script of each page, and most pages never wake it', () => {
  const scriptsOf = (html: string) =>
    parse(html, { blockTextElements: { script: true } })
      .querySelectorAll('script:not([type$="json"]), link[rel="modulepreload"], link[as="script"]')
      .map((script) => script.outerHTML);
  const [boot] = scriptsOf(pages[0]?.html ?? '');
  for (const { address, html } of pages) assert.deepEqual([address, ...scriptsOf(html)], [address, boot]);
  const still = pages.filter(({ document }) => countOf(document, `[${WAKE_ATTRIBUTE}], [autofocus]`) === 0);
  assert.ok(still.length > 25);
});

test('each link out of the site is secure, or an email address or phone number', () => {
  const faults = pages.flatMap(({ address, document }) =>
    document
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !/^(?:[/#]|https:\/\/|mailto:[^@]+@|tel:\+\d{11}$)/.test(href))
      .map((href) => `${address}: ${href}`),
  );
  assert.deepEqual(faults, []);
});

// The inline boot script (about 2 KB) counts too.
void test('every page stays within its script budget', async () => {
  const weights = await weighPages(site.folder);
  assert.deepEqual(weights.map(({ page }) => page).sort(), [...site.addresses].sort());
  const over = weights.filter(
    ({ page, scripts, requests }) => scripts > budgetOf(page).scripts || requests > budgetOf(page).requests,
  );
  assert.deepEqual(over, []);
});
