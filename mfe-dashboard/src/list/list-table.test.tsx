import { screen } from '@testing-library/react';
import type { ListDefinition } from 'shared-contract/lists/list';
import { readListAddress } from 'shared-contract/lists/list-address';
import { renderPage } from '../testing/render-page.tsx';
import type { ListCells } from './list-row.tsx';
import { ListTable } from './list-table.tsx';

const column = { label: 'Name', field: 'name', width: 100 } as const;
const list = {
  name: 'offices',
  columns: [
    { ...column, id: 'name', isGrowing: true },
    { ...column, id: 'city', label: 'City' },
  ],
  filters: [],
  searched: [],
  defaultSort: { column: 'name', descending: false },
  drawerKey: 'office',
} as const satisfies ListDefinition;
interface Office {
  readonly id: string;
  readonly city: string;
}

test('the name column needs no cell, every other column does', () => {
  const cells: ListCells<Office, typeof list> = { city: ({ city }) => city };
  // @ts-expect-error The column `city` has no cell.
  const incomplete: ListCells<Office, typeof list> = {};
  expect(incomplete).not.toHaveProperty('city');
  renderPage(
    <ListTable
      {...{ list, cells }}
      caption="Offices"
      query={readListAddress(list, []).query}
      rows={[{ id: 'a', city: 'Nashville' }]}
      page={1}
      total={1}
      shown={['name', 'city']}
      nameOf={() => 'Head office'}
      opened={null}
      recordAddress={(id) => `?office=${id}`}
      addressOf={() => '?'}
    />,
  );
  expect(screen.getByRole('link', { name: 'Head office' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Nashville' })).toBeVisible();
});
