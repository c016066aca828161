import type { ResourceContent } from 'shared-contract/resources/film';
import { allResources } from 'shared-contract/resources/resources';
import { workOut } from 'shared-contract/tools/worksheet';
import { films, resourceFiles } from './resource-files.ts';

const contents = allResources.map(
  (resource) => [resource.id, resource, resourceFiles[resource.id] as ResourceContent] as const,
);

test.each(contents)('%s says in its file what it is called in the library', (_id, { title }, content) => {
  if (content.kind === 'guide') expect(content.preview.length).toBeGreaterThan(0);
  else expect(content.kind === 'film' ? content.film.title : content.title).toBe(title);
});

test('the film on pay names the federal saving of its example for three kinds of business', () => {
  const said = JSON.stringify(films['reasonable-pay']);
  // Single, 2026, profit of 300,000, salary of 120,000. Without staff, with staff wages of 200,000, and as a service.
  expect(said).toContain('falls by 20,331 dollars');
  expect(said).toContain('falls by only 4,990, and in a service business with that staff by 9,167');
});

const examples = contents.flatMap(([id, , content]) =>
  content.kind === 'worksheet' ? content.examples.map((example) => [id, example, content] as const) : [],
);

test.each(examples)('%s: a worked example comes out to the cent', (_id, { inputs, expected }, worksheet) => {
  const values = workOut(worksheet, inputs);
  expect(Object.keys(expected)).not.toHaveLength(0);
  for (const [line, value] of Object.entries(expected))
    expect([line, values.get(line)?.toFixed(2)]).toEqual([line, value?.toFixed(2)]);
});
