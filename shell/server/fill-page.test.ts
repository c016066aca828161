import { BOOT_ID, dataBlock, readBlock } from 'shared-contract/page-data';
import { fillPage, type Entry } from './fill-page.ts';

const entry: Entry = {
  name: 'Ann <b>O\'Neil</b> & "Co"',
  email: 'a+b&c=d@x.example',
  code: 'CPPS-1',
  skills: ['Pensions', '</li><script>'],
};

const page = (body: string, data: unknown = {}) =>
  `<html><head><title>~~name~~ | Firm</title>${dataBlock(BOOT_ID, data)}</head><body>${body}</body></html>`;

test('a text stands in its slots as text, in elements and in attributes', () => {
  const html = fillPage(page('<h1>~~name~~</h1><img alt="~~name~~">'), entry);
  const name = 'Ann &lt;b&gt;O&#x27;Neil&lt;/b&gt; &amp; &quot;Co&quot;';
  expect(html).toContain(`<title>${name} | Firm</title>`);
  expect(html).toContain(`<h1>${name}</h1><img alt="${name}">`);
});

test('in an address a text is a part of it: it leads nowhere else and orders nothing', () => {
  const html = fillPage(
    page('<a href="mailto:~~email~~">~~email~~</a><a href="/verify/~~code~~">x</a>'),
    entry,
  );
  expect(html).toContain('<a href="mailto:a%2Bb%26c%3Dd@x.example">a+b&amp;c=d@x.example</a>');
  expect(html).toContain('<a href="/verify/CPPS-1">');
  expect(fillPage('<a href="~~to~~">', { to: 'javascript:alert(1)' })).toBe(
    '<a href="javascript%3Aalert(1)">',
  );
});

test('each text of a list has a line of its own, and an empty list none', () => {
  const list = '<ul><li>Before</li><li class="a"><b>~~skills~~</b></li><li>After</li></ul>';
  expect(fillPage(list, entry)).toBe(
    '<ul><li>Before</li><li class="a"><b>Pensions</b></li><li class="a"><b>&lt;/li&gt;&lt;script&gt;</b></li><li>After</li></ul>',
  );
  expect(fillPage(list, { skills: [] })).toBe('<ul><li>Before</li><li>After</li></ul>');
  expect(fillPage('<p>One</p><p class="x">~~about~~</p>', { about: ['a', 'b'] })).toBe(
    '<p>One</p><p class="x">a</p><p class="x">b</p>',
  );
});

test('the data that the application starts from has the same values, and none of them ends its element', () => {
  const data = {
    person: { name: '~~name~~', skills: ['~~skills~~'], size: 4, none: null },
    title: 'Of ~~name~~',
  };
  const html = fillPage(page('<h1>~~name~~</h1>', data), entry);
  expect(readBlock(BOOT_ID, html)).toEqual({
    person: { name: entry['name'], skills: entry['skills'], size: 4, none: null },
    title: `Of ${String(entry['name'])}`,
  });
  expect(html).not.toContain('</li><script>');
});

test('a text that looks like a slot is a text', () => {
  const html = fillPage('<h1>~~name~~</h1><p>~~about~~</p>', {
    name: '~~about~~',
    about: ['~~name~~', '$&'],
  });
  expect(html).toBe('<h1>~~about~~</h1><p>~~name~~</p><p>$&amp;</p>');
});

test('a slot of which the register says nothing stays: nothing else is put into its place', () => {
  expect(fillPage('<h1>~~phone~~</h1>', entry)).toBe('<h1>~~phone~~</h1>');
});
