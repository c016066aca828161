import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';

interface Listed {
  readonly kind: string;
}

const content = path.join(root, 'mfe-marketing/src/content');

const isList = (value: unknown): value is readonly Listed[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null && 'kind' in item);

/** The sections of every page, from its file or folder of content: what stands above and below a task counts together. */
async function readPages(): Promise<Map<string, readonly Listed[]>> {
  const pages = new Map<string, readonly Listed[]>();
  for (const file of globSync(['*.ts', '*/*.ts'], { cwd: content, exclude: ['**/*.test.ts'] })) {
    const module = (await import(path.join(content, file))) as Record<string, unknown>;
    const listed = Object.values(module).filter(isList).flat();
    const page = file.split(path.sep)[0]?.replace(/\.ts$/, '') ?? file;
    if (listed.length > 0) pages.set(page, [...(pages.get(page) ?? []), ...listed]);
  }
  return pages;
}

test('pages have sections of many forms, and none has the same form three times', async () => {
  const pages = await readPages();
  expect(pages.size).toBeGreaterThan(10);
  const kinds = new Set([...pages.values()].flat().map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(6);
  const monotone = [...pages].flatMap(([page, sections]) =>
    [...Map.groupBy(sections, ({ kind }) => kind)]
      .filter(([, same]) => same.length > 2)
      .map(([kind, same]) => `${page}: ${String(same.length)} x ${kind}`),
  );
  expect(monotone).toEqual([]);
});
