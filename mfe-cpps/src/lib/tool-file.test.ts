import { toolFiles } from '../content/tool-files/tool-files.ts';
import { tools } from '../content/tools.ts';
import type { PrintableDocument } from './printable.ts';
import { printableHtml } from './printable-html.ts';
import { makeToolFile } from './tool-file.ts';

test.each(tools.map((tool) => [tool.id, tool] as const))('%s becomes a file of its own', (id, tool) => {
  const file = makeToolFile(id, toolFiles[id], 'The Firm');
  expect(file.name).toBe(tool.category === 'calculators' ? `${id}.csv` : `${id}.html`);
  expect(file.type).toMatch(tool.category === 'calculators' ? /^text\/csv/ : /^text\/html/);
  expect(file.content).toContain('The Firm');
  expect(file.content.length).toBeGreaterThan(2_000);
  expect(file.content).not.toMatch(/NaN|undefined|\[object/);
});

test('a document is one page with a heading for every section, and prints blanks to write in', () => {
  const page = new DOMParser().parseFromString(
    makeToolFile('asset-protection-map', toolFiles['asset-protection-map'], 'The Firm').content,
    'text/html',
  );
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect([...page.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(
    toolFiles['asset-protection-map'].sections.map(({ heading }) => heading),
  );
  // Seven assets and three empty rows.
  expect(page.querySelectorAll('table:first-of-type tbody tr').length).toBeGreaterThanOrEqual(10);
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
});

test('text of a document never becomes markup', () => {
  const hostile = {
    kind: 'document',
    format: 'pages',
    title: '<script>1</script>',
    purpose: 'R&D',
    asOf: 'now',
    sections: [{ heading: 'A "b"', blocks: [{ kind: 'list', items: ['<img src=x>'] }] }],
    sources: [],
  } as const satisfies PrintableDocument;
  const html = printableHtml(hostile, 'The Firm');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html).toContain('R&amp;D');
});
