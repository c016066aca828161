import { parse } from 'node-html-parser';
import { listedPages, sectionsOf } from './search-sections.ts';

const page = (content: string) =>
  sectionsOf(
    '/about',
    parse(`<div id="root"><header>Top</header><main>${content}</main><footer>End</footer></div>`),
  );

test('each second heading begins a section, with the place that a link can go to', () => {
  expect(
    page(`<h1>About us</h1><p>Who we <b>are</b>.</p>
      <section id="history" aria-labelledby="history-title"><h2 id="history-title">History</h2><p>Since 2009.</p></section>
      <article><h2 id="records">Records &amp; files</h2><ul><li>One</li><li>Two</li></ul></article>`),
  ).toEqual([
    { address: '/about', page: 'About us', text: 'Who we are.' },
    { address: '/about#history', page: 'About us', heading: 'History', text: 'Since 2009.' },
    { address: '/about#records', page: 'About us', heading: 'Records & files', text: 'One Two' },
  ]);
});

test('header, footer, menus, forms, drawings and what is hidden from readers are left out', () => {
  const [only] = page(
    `<h1>About</h1><nav>Home</nav><form>Email</form><svg><title>Arch</title></svg><p aria-hidden="true">1</p>
    <div role="search"><select><option>All</option></select></div><p role="status">Showing 4</p><p>Text</p>`,
  );
  expect(only?.text).toBe('Text');
});

test('parts that the styles set apart are apart, and what says where to read on is left to those pages', () => {
  expect(
    page(`<h1>About</h1><p><span>Article</span><span>Year end</span> now</p>
      <h2 id="more">Read on</h2><ul><li><a href="/a">One long title of a page</a> Short</li></ul>
      <h2 id="list">List</h2><p>With a <a href="/b">link</a> in many words of its own.</p>`).map(
      ({ address, text }) => [address, text],
    ),
  ).toEqual([
    ['/about', 'Article Year end now'],
    ['/about#list', 'With a link in many words of its own.'],
  ]);
});

const titled = (address: string, title: string, heading: string) => ({
  address,
  sections: sectionsOf(
    address,
    parse(`<title>${title}</title><main><h1>${heading}</h1><p>Text.</p><h2 id="more">More</h2></main>`),
  ),
});

test('the title without the firm is the name of a page, where its heading says something else', () => {
  expect(titled('/contact', 'Contact | The firm', 'Ask a person.').sections).toEqual([
    { address: '/contact', page: 'Ask a person.', name: 'Contact', text: 'Text.' },
    { address: '/contact#more', page: 'Ask a person.', heading: 'More', text: '' },
  ]);
});

test('pages that an address may come near to are listed by name and heading, all but home', () => {
  expect(
    listedPages([
      titled('/', 'The firm: plans', 'Keep more.'),
      titled('/contact', 'Contact | The firm', 'Ask a person.'),
      titled('/privacy', 'Privacy | The firm', 'Privacy'),
    ]),
  ).toEqual([
    { address: '/contact', name: 'Contact', title: 'Ask a person.' },
    { address: '/privacy', name: 'Privacy' },
  ]);
});
