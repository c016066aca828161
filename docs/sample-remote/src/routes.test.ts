import { contractFaults } from 'mfe-kit/contract';
import * as routes from './routes.tsx';

test('the shell accepts the routes', async () => {
  expect(await contractFaults('mfe-glossary', routes)).toEqual([]);
});
