import { nearestPages } from './nearest.ts';

const pages = [
  { address: '/tax-center', name: 'Comprehensive Tax Center' },
  { address: '/resources/tax-brackets', name: 'Tax bracket estimate', title: 'Federal tax bracket estimate' },
  { address: '/cpe-symposium', name: 'CPE Symposium', title: 'Ten strategies in two days of CPE.' },
  { address: '/blog', name: 'Blog', title: 'Financial Planning Insights' },
  { address: '/blog/social-security-guide', name: 'Social Security: what you pay in' },
  { address: '/podcast/captive-insurance', name: 'Captive insurance, honestly' },
  { address: '/podcast/cost-segregation', name: 'Cost segregation without surprises' },
  { address: '/pricing', name: 'Pricing', title: 'One program, what it costs' },
  { address: '/login', name: 'Sign in' },
];
const near = (text: string) => nearestPages(text, pages).map(({ address }) => address);

test.each([
  ['another spelling', '/tax-centre', ['/tax-center']],
  ['a part of an address', '/symposium', ['/cpe-symposium']],
  ['another word for what the page is about', '/blog/fica-taxes', ['/blog/social-security-guide']],
  ['another form, with an ending', '/prices.html', ['/pricing']],
  ['words of a name', '/sign-in', ['/login']],
  ['a slip in words', 'captive insurence', ['/podcast/captive-insurance']],
  ['the page that an address lies below', '/blog/an-article-that-went', ['/blog']],
  ['what several have', '/podcasts', ['/podcast/captive-insurance', '/podcast/cost-segregation']],
])('%s: %s', (_, text, found) => {
  expect(near(text)).toEqual(found);
});

test.each(['/no/such-page', '/wp-admin', '/xyzzy', '/2024', '/', '', '/.env'])(
  'nothing is near to “%s”',
  (text) => {
    expect(near(text)).toEqual([]);
  },
);
