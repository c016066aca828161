import { strategies } from 'shared-contract/strategies';
import { brand } from 'shared-ui/brand';
import { partners, sharingLineWith } from './partner-firms.ts';
import { strategyTable } from './partners.ts';

test('the four partners of the brand file stand here under the same names and trades', () => {
  for (const { id, name, kind } of brand.partners) {
    expect(partners.find((partner) => partner.id === id)).toMatchObject({ name, kind });
  }
});

test('exactly two partners share a telephone, and each knows of the other', () => {
  const sharing = partners.filter((partner) => sharingLineWith(partner).length > 0);
  expect(sharing).toHaveLength(2);
  expect(sharingLineWith(sharing[0]!)).toEqual([sharing[1]]);
});

test('numbers and addresses are of the kind set aside for examples', () => {
  for (const { phone, website } of partners) {
    expect(phone.display).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(phone.href).toBe(`tel:+1${phone.display.replaceAll(/\D/g, '')}`);
    if (website !== 'on-request') expect(website).toMatch(/^https:\/\/[a-z-]+\.example$/);
  }
});

test('the table has each of the ten strategies once, in order, and names partners that exist or the trade of who is asked', () => {
  expect(strategyTable.rows.map(({ strategy }) => strategy)).toEqual(strategies.map(({ id }) => id));
  const ids: readonly string[] = partners.map(({ id }) => id);
  const named: readonly string[] = strategyTable.rows.flatMap((row) => [...row.partners]);
  for (const id of named) expect(ids).toContain(id);
  for (const row of strategyTable.rows) expect(row.partners.length === 0).toBe('outside' in row);
});
