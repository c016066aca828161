import { candidateWith } from './testing/fixtures.ts';
import { checkLinks } from './links.ts';

const linking = (...links: readonly string[]) =>
  links.map((link) => `<p><a class="x" href="${link}">Go</a></p>`).join('');

const found = async (pages: Readonly<Record<string, string>>, live?: Readonly<Record<string, string>>) =>
  (await checkLinks(candidateWith(pages), live ? candidateWith(live).set : null)).map(
    ({ package: name, message }) => `${String(name)}: ${message}`,
  );

test.each([
  ['/gone', 'which is no page or file of the site'],
  ['https://ninecourse.example/gone', 'which is no page or file of the site'],
  ['/about#gone', 'and /about has no id "gone"'],
  ['#gone', 'and / has no id "gone"'],
  ['#50%', 'whose fragment has an invalid percent-encoding'],
])('stopped: a link to %s', async (link, why) => {
  expect(await found({ '/': linking(link), '/about': '<p id="team">Team</p>' })).toEqual([
    `mfe-marketing: / links to ${link}, ${why}; correct the link, or keep its target`,
  ]);
});

test('stopped: a page that this release removes, and that another page links to', async () => {
  const home = linking('/about');
  expect(await found({ '/': home }, { '/': home, '/about': '' })).toEqual([
    'mfe-marketing: / links to /about, which this release removes; correct the link, or keep its target',
  ]);
});

test('passes: pages, patterns, files, ids, other sites, and a dead link that is live already', async () => {
  const links = linking(
    ...[
      '/',
      '/about?topic=1&amp;x=2#team',
      '/about#:~:text=Team',
      '/cpa/ann',
      '/paper.pdf',
      '/static/a.0123456789ab.svg',
      '/sitemap.xml',
    ],
    ...['#here', 'https://elsewhere.example/gone', 'mailto:a@b.example', 'tel:+1', '/dashboard/clients'],
  );
  const pages = { '/': `${links}<p id="here">Here</p>`, '/about': '<p id="team">Team</p>' };
  expect(await found(pages)).toEqual([]);
  const dead = { '/': linking('/gone') };
  expect(await found(dead, dead)).toEqual([]);
});
