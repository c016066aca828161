import { clientsList } from './clients.ts';
import { changedQuery, readListAddress, writeListAddress } from './list-address.ts';
import { conditionsOf, orderOf } from './list-conditions.ts';
import { parseDays } from './list-days.ts';
import { usersList } from './accounts.ts';

const id = '00000000-0000-4000-8000-000000000001';
/** Splits `a=1&b=2` into entries. */
const entries = (address: string) =>
  address
    .split('&')
    .filter((part) => part !== '')
    .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]);
const read = (address: string) => readListAddress(clientsList, entries(address));
const rewritten = (address: string) =>
  writeListAddress(clientsList, read(address).query, entries(address))
    .map((pair) => pair.join('='))
    .join('&');
const asked = (address: string) =>
  conditionsOf(clientsList, read(address).query, id, new Date('2026-11-23T17:00:00Z')).map((one) =>
    'or' in one ? `or=(${one.or})` : `${one.field}=${one.operator}.${one.value}`,
  );

describe('an address of a list', () => {
  test.each([
    ['', ''],
    ['size=25&page=1&sort=-created', ''],
    ['page=2&sort=-retainer&status=Active&q=holm', 'q=holm&status=Active&sort=-retainer&page=2'],
    ['client=x&status=Active,Prospect&theme=dark', 'status=Active,Prospect&client=x&theme=dark'],
    ['deadline=2026-01-01..2026-03-31&size=100', 'deadline=2026-01-01..2026-03-31&size=100'],
  ])('%s is written as %s', (given, written) => {
    expect(rewritten(given)).toBe(written);
  });

  test.each(['status=Asleep', 'coach=7', 'deadline=soon', 'sort=phone', 'sort=coach', 'page=0', 'size=7'])(
    'what nobody knows is left out and counted: %s',
    (given) => {
      expect([rewritten(given), read(given).unknown]).toEqual(['', 1]);
    },
  );

  test('of several values the known ones stay', () => {
    expect([rewritten('status=Active,Asleep'), read('status=Active,Asleep').unknown]).toEqual([
      'status=Active',
      1,
    ]);
  });

  test('a change of what is found begins at the first page; another page keeps the rest', () => {
    const { query } = read('status=Active&page=3');
    expect(changedQuery(query, { filters: { status: [] } })).toMatchObject({ filters: {}, page: 1 });
    expect(changedQuery(query, { filters: { due: ['overdue'] } }).filters).toEqual({
      status: ['Active'],
      due: ['overdue'],
    });
    expect(changedQuery(query, { page: 4 })).toMatchObject({ filters: { status: ['Active'] }, page: 4 });
  });
});

describe('days', () => {
  test.each([
    ['next-30d', { from: '2026-11-23', to: '2026-12-23' }],
    ['last-30d', { from: '2026-10-24', to: '2026-11-23' }],
    ['over-60d', { to: '2026-09-23', orNever: true }],
    ['overdue', { to: '2026-11-22' }],
    ['2026-01-31..', { from: '2026-01-31' }],
    ['..2026-02-28', { to: '2026-02-28' }],
  ])('%s', (word, range) => {
    expect(parseDays(word, '2026-11-23')).toEqual(range);
  });

  test.each(['', '..', '2026-02-30..', '2026-03-01..2026-02-01', 'next-0d', 'next-d', '1..2..3'])(
    '%p is no word for days',
    (word) => {
      expect(parseDays(word, '2026-11-23')).toBeNull();
    },
  );
});

describe('what the database is asked', () => {
  test.each([
    ['q=Holm', ['search=ilike.%holm%']],
    ['q=a,b)(*%"\\_id.eq.1', ['search=ilike.%a_b_______id.eq.1%']],
    ['q=Ægir Bjørn VALLÉE', ['search=ilike.%ægir bjorn vallee%']],
    ['status=Active,Prospect', ['status=in.("Active","Prospect")']],
    ['coach=me', [`coach_id=in.(${id})`]],
    ['coach=none', ['active_coach_id=is.null']],
    ['coach=none,me', [`or=(active_coach_id.is.null,coach_id.in.(${id}))`]],
    ['strategy=401k-optimization', ['strategies=ov.{"401K Optimization"}']],
    ['strategy=none,401k-optimization', ['or=(strategies.lt.{""},strategies.ov.{"401K Optimization"})']],
    ['deadline=next-7d', ['next_deadline=gte.2026-11-23', 'next_deadline=lte.2026-11-30']],
    ['contact=over-30d', ['or=(last_contact.is.null,last_contact.lte.2026-10-23)']],
  ])('%s', (address, conditions) => {
    expect(asked(address)).toEqual(conditions);
  });

  test('no two rows change places between two pages', () => {
    expect(orderOf(clientsList, read('').query)).toEqual([
      { field: 'created_at', ascending: false },
      { field: 'id', ascending: true },
    ]);
    // Only optional columns set the order of nulls. Others use the index's order.
    expect(orderOf(clientsList, read('sort=-contact').query)[0]).toEqual({
      field: 'last_contact',
      ascending: false,
      nullsFirst: false,
    });
    expect(orderOf(clientsList, read('sort=retainer').query)[0]).toEqual({
      field: 'retainer_value',
      ascending: true,
    });
  });

  test.each([
    [
      '',
      [
        ['role', false],
        ['created_at', false],
        ['id', true],
      ],
    ],
    [
      'sort=role',
      [
        ['role', true],
        ['created_at', false],
        ['id', true],
      ],
    ],
    [
      'sort=joined',
      [
        ['created_at', true],
        ['id', true],
      ],
    ],
  ])('rows that are alike are ordered by the second order of the list: %s', (address, order) => {
    const { query } = readListAddress(usersList, entries(address));
    expect(orderOf(usersList, query).map(({ field, ascending }) => [field, ascending])).toEqual(order);
  });
});
