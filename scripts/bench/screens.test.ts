import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { recordingClient, sampleAnswers } from '../../supabase/tests/harness/recording-client.ts';
import { screens } from './screens.ts';

const folder = path.join(root, 'mfe-dashboard/src');

/** Prefixes of operations that load a screen. Other operations run on a user action or call a server function. */
const opens = /^(list|read|count)(?!Credential$)/;

/** Returns every function with which the dashboard queries the database, by its name. */
async function operations(): Promise<[string, unknown][]> {
  const files = globSync('{features/*/{queries,writes,*-queries,*-data},list/saved-views}.ts', {
    cwd: folder,
  });
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(folder, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) =>
    Object.entries(module).filter(([name, value]) => typeof value === 'function' && opens.test(name)),
  );
}

test('every operation that a screen of the dashboard opens with is measured', async () => {
  const all = await operations();
  expect(all.length).toBeGreaterThan(50);
  const measured = new Set(screens.map(({ operation }) => operation));
  expect(all.filter(([, operation]) => !measured.has(operation)).map(([name]) => name)).toEqual([]);
});

test.each(screens)('$who: $name asks the server something, and says how much came', async ({ ask }) => {
  const row = {
    ...{ stories: 1, published: 1, clients_with_stories: 1 },
    ...{ certification_applications: null, profiles: null, training_progress: [] },
  };
  const { client, sent } = recordingClient(row, await sampleAnswers());
  expect(await ask({ client, userId: 'me', size: 10_000 })).toBeGreaterThan(0);
  expect(sent.length).toBeGreaterThan(0);
});

test('the last page that is full is far inside the list', async () => {
  const { client, sent } = recordingClient();
  const late = screens.filter(({ name }) => name.endsWith('page 400'));
  for (const { ask } of late) await ask({ client, userId: 'me', size: 10_000 });
  expect(sent.map(({ address }) => /offset=(\d+)/.exec(address)?.[1])).toEqual(['9975', '9975']);
});

test('every screen of a person has a name of its own', () => {
  const names = screens.map(({ who, name }) => `${who} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
