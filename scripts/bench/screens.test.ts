import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/shared-modules.ts';
import { clientColumns, recentColumns, screens } from './screens.ts';

const features = path.join(root, 'mfe-dashboard/src/features');
const sourceOf = (file: string) => readFileSync(path.join(features, file), 'utf8').replaceAll(/\s+/g, '');

// What is measured has to be what is sent: whoever changes an operation of the dashboard changes the bench.
test.each([
  ['clients/data/list-clients.ts', clientColumns],
  ['clients/data/list-clients.ts', "count: 'exact'"],
  ['clients/data/list-clients.ts', 'name.ilike.${pattern},company.ilike.${pattern}'],
  ['clients/data/list-clients.ts', ".order('created_at', { ascending: false }).order('id').range("],
  ['clients/model.ts', 'CLIENTS_PER_PAGE = 24'],
  ['clients/data/read-client-figures.ts', ".rpc('client_figures').single("],
  ['overview/data/read-coach-figures.ts', ".rpc('story_figures').single("],
  [
    'overview/data/list-recent-clients.ts',
    `.select('${recentColumns}').order('created_at', {ascending: false})`,
  ],
  ['overview/data/list-recent-clients.ts', 'RECENT_CLIENTS = 5'],
  [
    'overview/data/count-own-stories.ts',
    ".select('id', { count: 'exact', head: true }).eq('user_id', userId)",
  ],
  ['overview/data/count-for-admin.ts', ".from('profiles').select('id', only).eq('role', 'coach')"],
  ['overview/data/count-for-admin.ts', ".from('leads').select('id', only).eq('status', 'new')"],
])('%s still asks %s', (file, text) => {
  expect(sourceOf(file)).toContain(text.replaceAll(/\s+/g, ''));
});

test('every screen of a person has a name of its own', () => {
  const names = screens.map(({ who, name }) => `${who} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
