import { certificateState } from './labels.ts';

jest.mock('shared-contract/firm', () => ({
  ...jest.requireActual<object>('shared-contract/firm'),
  officeZone: 'America/Los_Angeles',
}));

// 1 am in New York, and 10 pm of the previous day in Los Angeles.
const instant = Date.parse('2027-03-03T06:00:00Z');

test.each([
  ['2027-03-01', null, 'expired'],
  ['2027-03-02', null, 'valid'],
  ['2027-03-02', '2027-01-01T00:00:00Z', 'revoked'],
] as const)(
  'by the day of an office in Los Angeles, one that ends on %s (revoked: %s) is %s',
  (expires_on, revoked_at, state) => {
    expect(certificateState({ expires_on, revoked_at }, instant)).toBe(state);
  },
);
