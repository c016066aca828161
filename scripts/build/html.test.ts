import { assemblePage, type PageParts } from './html.ts';

const parts: PageParts = {
  html: '<html lang="en"><head><title>About</title></head><body><div id="root">Hello</div></body></html>',
  fonts: ['/static/font/besley.woff2'],
  styles: [['/static/css/main.css', 'sha384-s']],
  boot: {
    start: 'idle',
    scripts: [['/static/js/main.js', 'sha384-m']],
    preloads: [],
    manifest: { release: 'r1' },
    hydration: { loaderData: { article: '</script><script>alert(1)</script><!--' } },
    notFound: false,
  },
  bootScript: '(()=>{start()})();',
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
  expect(head).toContain(
    '<link rel="stylesheet" href="/static/css/main.css" integrity="sha384-s" crossorigin="anonymous">',
  );
  expect(head).toContain(
    '<link rel="preload" href="/static/font/besley.woff2" as="font" type="font/woff2" crossorigin>',
  );
});

test('leaves one empty place for the settings, which the edge fills', () => {
  const slots = assemblePage(parts).split('<script type="application/json" id="settings">{}</script>');
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
