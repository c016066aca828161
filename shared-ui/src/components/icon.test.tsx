import { render, screen } from '@testing-library/react';
import { icons, type LucideIcon } from 'lucide-react';
import { iconSources } from '../../icons/icon-sources.ts';
import type { LucideNode } from '../../icons/lucide-outline.ts';
import { outlineOf } from '../../icons/outline-of.ts';
import { outlines } from './icon-outlines.ts';
import { Icon, type IconName } from './icon.tsx';

const iconNames = Object.keys(outlines) as IconName[];

/** `book-open` is the component `BookOpen`. */
const componentOf = (source: string) =>
  icons[source.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof icons];

function nodesOf(Source: LucideIcon): LucideNode[] {
  const drawing = render(<Source />).container.querySelector('svg');
  return [...(drawing?.children ?? [])].map((child) => [
    child.tagName,
    Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value])),
  ]);
}

test('an icon is decoration unless it is given a label', () => {
  const { container, rerender } = render(<Icon name="shield" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Icon name="shield" label="Protected" />);
  expect(screen.getByRole('img', { name: 'Protected' })).toBeInTheDocument();
});

test('every icon that is named has an outline, and no other', () => {
  expect(iconNames).toEqual(Object.keys(iconSources));
});

// If one fails, run: node shared-ui/icons/write-outlines.ts
test.each(iconNames)('the outline of %s is that of the installed Lucide', (name) => {
  const drawn = render(<Icon name={name} />)
    .container.querySelector('path')
    ?.getAttribute('d');
  expect(drawn).toBe(outlineOf(nodesOf(componentOf(iconSources[name]))));
});
