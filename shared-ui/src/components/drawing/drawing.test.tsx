import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { strategies } from 'shared-contract/strategies';
import {
  CoursedWall,
  Cover,
  DimensionLine,
  Monogram,
  PlanSymbol,
  SectionCut,
  StrategyRing,
} from './drawing.tsx';
import { initialsOf } from './monogram.tsx';

const items = strategies.map(({ id, name }) => ({ id, label: name }));
const seeds = ['hero', 'about', 'cpps', 'pricing', 'paper-01', 'paper-02', 'a', ''];
const drawings = [
  ...seeds.flatMap((seed) => [
    <CoursedWall key="w" seed={seed} />,
    <SectionCut key="s" seed={seed} />,
    <Cover key="c" seed={seed} label="Paper 01" />,
  ]),
  ...items.map(({ id }) => <PlanSymbol key={id} strategy={id} />),
  <Monogram key="m" name="Ruth Ainsley" />,
];

test('the same seed is the same drawing, another seed another', () => {
  for (const Drawing of [CoursedWall, SectionCut, Cover]) {
    const draw = (seed: string) => renderToStaticMarkup(<Drawing seed={seed} />);
    expect(draw('hero')).toBe(draw('hero'));
    expect(draw('hero')).not.toBe(draw('about'));
  }
});

test('drawings are hidden from assistive technology and small enough to stand in the page', () => {
  for (const drawing of drawings) {
    const html = renderToStaticMarkup(drawing);
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(html.length).toBeLessThan(4300);
    expect(html).not.toMatch(/NaN|undefined|style=/);
  }
});

test('each strategy has a plan symbol of its own', () => {
  const symbols = items.map(({ id }) => renderToStaticMarkup(<PlanSymbol strategy={id} />));
  expect(new Set(symbols).size).toBe(10);
});

test('the ring lists its stones in order', () => {
  render(<StrategyRing items={items} />);
  const list = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(list).toEqual(items.map(({ label }, index) => `${index + 1}${label}`));
});

test('a dimension line carries its measure as text', () => {
  render(<DimensionLine label="14 weeks" />);
  expect(screen.getByText('14 weeks')).toBeVisible();
});

test.each([
  ['Ruth Ainsley', 'RA'],
  ['Dr. Marcus T. Bell, CPA', 'MB'],
  ['élodie roche', 'ÉR'],
  ['Wren', 'W'],
  ['', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
