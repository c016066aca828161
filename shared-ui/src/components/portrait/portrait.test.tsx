import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Portrait, type PortraitFeatures } from './portrait.tsx';

jest.mock('./photos.ts', () => ({
  photos: { 'ada-reeve': { avif: ['/a-280.avif', '/a-560.avif'], webp: ['/a-280.webp', '/a-560.webp'] } },
}));

const hairs = ['cropped', 'parted', 'long', 'tied', 'curly', 'bald'] as const;
const collars = ['open', 'tie', 'blouse', 'roll'] as const;
const looks: PortraitFeatures[] = hairs.flatMap((hair) =>
  collars.flatMap((collar) =>
    [true, false].map((either) => ({ hair, collar, glasses: either, beard: !either })),
  ),
);
const draw = (id: string, features?: PortraitFeatures) =>
  renderToStaticMarkup(<Portrait id={id} name="Somebody" features={features} />);

test('the same id is the same drawing', () => {
  expect(draw('wren-holloway')).toBe(draw('wren-holloway'));
});

test('two people are drawn otherwise, even with all features in common', () => {
  for (const hair of hairs) {
    const faces = Array.from({ length: 40 }, (_, index) =>
      draw(`person-${String(index)}`, { hair, collar: 'open', glasses: false }).replace(
        / data-portrait="[^"]*"/,
        '',
      ),
    );
    expect(new Set(faces).size).toBe(40);
  }
});

test('every feature that a person states shows', () => {
  const faces = looks.map((features) => draw('wren-holloway', features));
  expect(new Set(faces).size).toBe(looks.length);
});

test('drawings are hidden from assistive technology and small enough to stand in the page', () => {
  for (const features of looks) {
    const html = draw('wren-holloway', features);
    expect(html).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(html.length).toBeLessThan(9000);
    expect(html).not.toMatch(/NaN|undefined|style=/);
  }
});

test('a photograph takes the place of the drawing, under the person’s name, and keeps its place while it loads', () => {
  const { container } = render(<Portrait id="ada-reeve" name="Ada Reeve" />);
  const photo = screen.getByRole('img', { name: 'Ada Reeve' });
  expect(photo).toHaveAttribute('width', '280');
  expect(photo).toHaveAttribute('height', '336');
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('srcset', '/a-280.webp 280w, /a-560.webp 560w');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-280.avif 280w, /a-560.avif 560w');
  expect(container.querySelector('svg')).toBeNull();
});
