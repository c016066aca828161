import type { ApplicationStatus } from 'shared-contract/forms/certification/status';
import { isOpen, statusMessage } from './application-status.ts';

const application = (change: Partial<ApplicationStatus> = {}): ApplicationStatus => ({
  reference: 'CPPS-7K3M-Q9XT',
  applicantType: 'cpa',
  status: 'submitted',
  sentAt: '2026-11-20T20:00:00.000Z',
  reviewDueAt: '2026-11-24T20:00:00.000Z',
  decidedAt: null,
  note: null,
  seat: null,
  waitlisted: false,
  ...change,
});
const [before, after] = [new Date('2026-11-24T19:00:00Z'), new Date('2026-11-24T21:00:00Z')];
const seat = { name: 'Cohort of January 2027', startsOn: '2027-01-12' };

test.each([
  ['received', {}, before, 'It is reviewed by Tuesday, November 24, 2026 at 3:00 PM ET.', 'nothing to do'],
  ['received and late', {}, after, 'It was due to be reviewed by Tuesday', 'We are late'],
  ['in review', { status: 'in_review' }, before, 'It is reviewed by Tuesday', 'nothing to do'],
  [
    'seated',
    { status: 'approved', seat },
    after,
    'You have a seat in Cohort of January 2027, which starts on January 12, 2027.',
    'how to sign in',
  ],
  ['waiting', { status: 'approved', waitlisted: true }, after, 'on the waiting list', 'as soon as a seat'],
  [
    'an owner',
    { status: 'approved', applicantType: 'client' },
    after,
    'take your business on',
    'schedule your first meeting',
  ],
  ['refused', { status: 'rejected' }, after, 'cannot accept it this time', 'apply again'],
  ['withdrawn', { status: 'withdrawn' }, after, 'do not review it any further', 'apply again'],
] as const)('%s', (_what, change, now, text, next) => {
  const words = statusMessage(application(change), now);
  expect(words.text).toContain(text);
  expect(words.next).toContain(next);
  expect(words.title).toMatch(/^(Your|We have received your) application/);
});

test('what is not decided can be withdrawn', () => {
  const open = (['submitted', 'in_review', 'approved', 'rejected', 'withdrawn'] as const).filter((status) =>
    isOpen(application({ status })),
  );
  expect(open).toEqual(['submitted', 'in_review']);
});
