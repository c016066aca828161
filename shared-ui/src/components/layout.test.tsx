import { render, screen } from '@testing-library/react';
import { Section, SectionHeading } from './layout.tsx';

test('a section is named by its heading and can be linked to', () => {
  render(
    <Section id="strategies" labelledBy="strategies-title" tone="sheet">
      <SectionHeading id="strategies-title" eyebrow="The plan" title="Ten strategies" lead="One drawing." />
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Ten strategies' });
  expect(section).toHaveAttribute('id', 'strategies');
  expect(section).toHaveAttribute('data-tone', 'sheet');
  expect(screen.getByRole('heading', { level: 2, name: 'Ten strategies' })).toBeVisible();
});

test('the level of a heading follows the outline of the page', () => {
  render(<SectionHeading level={1} title="About the firm" />);
  expect(screen.getByRole('heading', { level: 1, name: 'About the firm' })).toBeVisible();
});
