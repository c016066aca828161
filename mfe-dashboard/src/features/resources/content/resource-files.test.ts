import type { ResourceContent } from 'shared-contract/resources/film';
import { allResources } from 'shared-contract/resources/resources';
import { workOut } from 'shared-contract/tools/worksheet';
import { resourceFiles } from './resource-files.ts';

const contents = allResources.map(
  (resource) => [resource.id, resource, resourceFiles[resource.id] as ResourceContent] as const,
);

test.each(contents)('%s says in its file what it is called in the library', (_id, { title }, content) => {
  if (content.kind === 'guide') expect(content.preview.length).toBeGreaterThan(0);
  else expect(content.kind === 'film' ? content.film.title : content.title).toBe(title);
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
