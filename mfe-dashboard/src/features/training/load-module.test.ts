import { catalog } from './catalog.ts';
import { loadLesson } from './load-module.ts';

test('every module of the list can be loaded', async () => {
  for (const { id } of catalog) expect((await loadLesson(id)).module.id).toBe(id);
});
