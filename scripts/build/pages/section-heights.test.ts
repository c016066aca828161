import { parse } from 'node-html-parser';
import {
  MEASURED_WIDTHS,
  readSectionHeights,
  reserveHeights,
  type SectionHeights,
} from './section-heights.ts';

const row = (height: number) => MEASURED_WIDTHS.map(() => height);
const attributes = (height: number) =>
  MEASURED_WIDTHS.map((_, index) => ` data-h${String(index)}="${String(height)}"`).join('');

const section = (at = '', name = '') =>
  `<section${at} data-slot="section" id="${name}"><h2>${name}</h2></section>`;
const page = (one = '', two = '', footer = '') =>
  `<!DOCTYPE html><html><head><style>a > b{}</style></head><body><!--<section data-slot="section">--><main>${section('', 'head')}<p>5 &lt; 6<br></p>${section(one, 'one')}${section(two, 'two')}</main><footer${footer} data-slot="site-footer"><h2>Contact</h2></footer></body></html>`;

const reserved = (html: string, address: string, heights: SectionHeights) =>
  reserveHeights(html, parse(html), address, heights);

test('sections after the first of their parent and the footer get their heights; nothing else changes', () => {
  const heights = { '/about': [row(400), row(900)], footer: [row(700)], 'short footer': [row(200)] };
  expect(reserved(page(), '/about', heights)).toBe(page(attributes(400), attributes(900), attributes(700)));
});

test('a footer without headings is the short one', () => {
  const html = '<footer data-slot="site-footer"><p>Terms</p></footer>';
  expect(reserved(html, '/login', { footer: [row(700)], 'short footer': [row(200)] })).toBe(
    `<footer${attributes(200)} data-slot="site-footer"><p>Terms</p></footer>`,
  );
});

test('a page without heights, or with those of another number of sections, keeps its sections as they are', () => {
  expect(reserved(page(), '/about', {})).toBe(page());
  expect(reserved(page(), '/about', { '/about': [row(400)] })).toBe(page());
});

test('a package without a file has no heights', () => {
  expect(readSectionHeights('mfe-dashboard')).toEqual({});
});
