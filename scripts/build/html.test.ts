import { assemblePage, classesIn, type PageParts, sheetsOfOtherAreas, usedRules } from './html.ts';

const parts: PageParts = {
  html: '<html lang="en"><head><title>About</title></head><body><div id="root">Hello</div></body></html>',
  styles: [['/static/css/main.css', 'sha384-s']],
  areas: {},
  share: '<meta property="og:image" content="https://firm.example/card.png">',
  notice: '<div id="not-started" hidden></div>',
  boot: {
    start: 'use',
    hydration: { loaderData: { article: '</script><script>alert(1)</script><!--' } },
    notFound: false,
  },
  bootScript: '(()=>{start()})();',
  readStylesheet: (address) => `a{content:'${address}'}`,
};

const parse = (html: string) => {
  const head = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(head)?.[1] ?? '';
  return { head, json };
};

test('puts everything into the head, before what the page itself says', () => {
  const { head } = parse(assemblePage(parts));
  expect(head.indexOf('<meta charset="utf-8">')).toBe(0);
  expect(head.indexOf('<script>(()=>{start()})();</script>')).toBeLessThan(
    head.indexOf('<title>About</title>'),
  );
});

test('has its styles with it: no request holds the first paint back', () => {
  const page = assemblePage(parts);
  expect(parse(page).head).toContain(
    `<style data-href="static/css/main.css" data-sheet="/static/css/main.css" data-part="sha384-s">a{content:'/static/css/main.css'}</style>`,
  );
  expect(page).not.toContain('rel="stylesheet"');
});

test('refuses a sheet that would end its element', () => {
  const readStylesheet = () => 'a{content:"</style><script>"}';
  expect(() => assemblePage({ ...parts, readStylesheet })).toThrow(
    'static/css/main.css would end the element',
  );
});

const cpps = {
  'mfe-cpps': [
    ['/remotes/mfe-cpps/1.0.0/static/css/routes.css', 'sha384-c', 'static/css/routes.css'],
  ] as const,
};

test("puts a remote's stylesheet after the host's in the head, under the name that its loader knows", () => {
  const area = '<div data-mfe="mfe-cpps"><h1>CPPS</h1></div>';
  const html = parts.html.replace('Hello', `<header></header>${area}`);
  const page = assemblePage({ ...parts, html, areas: cpps });
  expect(parse(page).head).toContain(
    `</style><style data-href="static/css/routes.css" data-sheet="/remotes/mfe-cpps/1.0.0/static/css/routes.css" data-part="sha384-c">a{content:'/remotes/mfe-cpps/1.0.0/static/css/routes.css'}</style>`,
  );
  expect(page).toContain(`<div id="root"><header></header>${area}</div>`);
});

test('a page that is read has the rules of its own elements, a page that starts at once has all', () => {
  const readStylesheet = () => '.here{color:red}.elsewhere{color:red}a{color:red}';
  const html = parts.html.replace('Hello', '<p class="here">Hello</p>');
  const styleOf = (start: 'use' | 'now') =>
    /<style [^>]*>.*<\/style>/.exec(
      assemblePage({ ...parts, html, readStylesheet, boot: { ...parts.boot, start } }),
    )?.[0];
  expect(styleOf('use')).toBe(
    '<style data-href="static/css/main.css" data-sheet="/static/css/main.css" data-part="sha384-s">.here{color:red}a{color:red}</style>',
  );
  expect(styleOf('now')).toBe(
    '<style data-href="static/css/main.css" data-sheet="/static/css/main.css">.here{color:red}.elsewhere{color:red}a{color:red}</style>',
  );
});

test('asks early for the sheet of an area that the served page does not hold', () => {
  expect(sheetsOfOtherAreas({ ...parts, areas: cpps })).toEqual([
    ['/remotes/mfe-cpps/1.0.0/static/css/routes.css', 'sha384-c'],
  ]);
});

test('puts the notice beside what the application renders', () => {
  expect(assemblePage(parts)).toContain('<body><div id="not-started" hidden></div><div id="root">');
});

test.each(['settings', 'site'])('leaves one empty place for #%s, which the edge fills', (id) => {
  const slots = assemblePage(parts).split(`<script type="application/json" id="${id}">{}</script>`);
  expect(slots).toHaveLength(2);
});

test('no data can end the block that it stands in', () => {
  const { json } = parse(assemblePage(parts));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(parts.boot);
});

test('starts with a document type, once', () => {
  expect(assemblePage(parts)).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(assemblePage({ ...parts, html: `<!DOCTYPE html>${parts.html}` })).toMatch(/^<!DOCTYPE html><html/);
});

test('refuses a document without a head', () => {
  expect(() => assemblePage({ ...parts, html: '<p>Hello</p>' })).toThrow('has no head');
});

const used = (css: string, html: string) => usedRules(css, classesIn(html));

test('rules whose classes no element has are left out; all others stay, in their order', () => {
  const css = `html{color:red}.a{b:c}.b{b:c}.a .b,.c{b:c}a:hover{b:c}.a.c{b:c}@media print{.b{b:c}}@layer x{.a{b:c}.b{b:c}}`;
  expect(used(css, '<p class="x a">')).toBe('html{color:red}.a{b:c}a:hover{b:c}@layer x{.a{b:c}}');
  expect(used(css, '<p class="a"><noscript><p class="c"></noscript>')).toContain('.a .b,.c{b:c}');
});

test('escaped names are read as the document writes them', () => {
  const css = String.raw`.sm\:p-1{b:c}.\[\&_ul\]\:p-2{b:c}.w-1\/2{b:c}.\31 0{b:c}.after\:content-\[\'\(\'\]:after{b:c}`;
  const html = `<p class="sm:p-1 [&amp;_ul]:p-2 w-1/2 10 after:content-[&#x27;(&#x27;]">`;
  expect(used(css, html)).toBe(css);
  expect(used(css, '<p class="p-1">')).toBe('');
});

test('what stands in a condition of a selector, and what is no rule of elements, stays', () => {
  const css =
    '.a:not(.b){b:c}:is(.b,.c) a{b:c}@keyframes x{0%{b:c}}@property --y{syntax:"*"}@layer base,ui;@font-face{font-family:z}';
  expect(used(css, '<p class="a">')).toBe(css);
});
