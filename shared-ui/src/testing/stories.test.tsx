import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { composeStories, type ComposedStory } from './compose-stories.tsx';
import { findViolations } from './find-violations.ts';

const components = join(__dirname, '../components');
let stories: ComposedStory[] = [];

beforeAll(async () => {
  stories = await composeStories(components);
});

test('every component of the package has a story', () => {
  const withoutStory = readdirSync(components).filter(
    (name) => name !== 'anchor' && !existsSync(join(components, name, `${name}.stories.tsx`)),
  );
  expect(withoutStory).toEqual([]);
});

test('every story renders, and axe finds nothing', async () => {
  const found: Record<string, string[]> = {};
  for (const { title, element } of stories) {
    const { container } = render(<MemoryRouter>{element}</MemoryRouter>);
    expect(container).not.toBeEmptyDOMElement();
    const violations = await findViolations(container);
    if (violations.length > 0) found[title] = violations;
    cleanup();
  }
  expect(found).toEqual({});
}, 30_000);
