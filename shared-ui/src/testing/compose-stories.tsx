import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType, ReactElement, ReactNode } from 'react';

interface Annotations {
  title?: string;
  component?: ComponentType<object>;
  args?: object;
  render?: (args: object) => ReactNode;
}

export interface ComposedStory {
  title: string;
  element: ReactElement;
}

/**
 * Every story below a folder as an element. Storybook's own `composeStories` is published as an ECMAScript
 * module alone and so cannot be loaded by tests that run as CommonJS; our stories use args and render only.
 */
export async function composeStories(folder: string): Promise<ComposedStory[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(folder, file)) as Promise<Record<string, Annotations>>),
  );
  return modules.flatMap(({ default: meta = {}, ...stories }) =>
    Object.entries(stories)
      .filter(([name]) => name !== '__esModule')
      .map(([name, story]) => {
        const args = { ...meta.args, ...story.args };
        const Component = meta.component;
        function Story() {
          if (story.render) return story.render(args);
          return Component ? <Component {...args} /> : null;
        }
        return { title: `${meta.title ?? 'Untitled'}/${name}`, element: <Story /> };
      }),
  );
}
