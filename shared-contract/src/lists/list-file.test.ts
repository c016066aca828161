import { clientsList } from './clients';
import { fileColumns, fileHead, fileLine, fileSelection } from './list-file';

const all = clientsList.columns.map(({ id }) => id);
const row = {
  id: 'id-1',
  name: '=HYPERLINK("x")',
  company: 'Holm, Steel',
  status: 'Active',
  retainer_value: -5,
  tax_savings: 1250000.5,
  next_deadline: '2027-03-15',
  next_deadline_name: null,
  last_contact: null,
  profiles: { name: '@coach' },
  revenue: 0,
  strategies: ['R&D Credits', 'Cost Segregation'],
};

test('a row is written cell by cell: numbers as they are, text that looks like a formula with an apostrophe', () => {
  const columns = fileColumns(clientsList, all);
  expect(fileHead(columns)).toBe(
    'Name,Company,Status,Retainer,Tax savings,Next deadline,Deadline for,Last contact,Coach,Revenue,Strategies,Id\r\n',
  );
  expect(fileLine(columns, row)).toBe(
    `"'=HYPERLINK(""x"")","Holm, Steel",Active,-5,1250000.5,2027-03-15,,,'@coach,0,R&D Credits; Cost Segregation,id-1\r\n`,
  );
});

test('what is shown is asked for, and the id', () => {
  const columns = fileColumns(clientsList, ['name', 'coach', 'nothing']);
  expect(fileSelection(columns)).toBe('name,company,profiles!clients_coach_id_fkey(name),id');
});
