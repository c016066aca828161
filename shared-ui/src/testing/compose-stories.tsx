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
 * Returns every story in a folder as an element. Storybook's `composeStories` is published only as an ECMAScript
 * module, which tests in CommonJS can't load. Our stories use only args and render.
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
