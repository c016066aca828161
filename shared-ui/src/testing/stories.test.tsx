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
  // A component is a file of its name, or a folder.
  const names = readdirSync(components).flatMap((file) => /^([\w-]+)(?:\.tsx)?$/.exec(file)?.[1] ?? []);
  const hasStory = (name: string) =>
    ['', name].some((folder) => existsSync(join(components, folder, `${name}.stories.tsx`)));
  expect(names).toContain('button');
  const withoutStory = names.filter((name) => !['anchor', 'notify'].includes(name) && !hasStory(name));
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
