import { brand } from 'shared-ui/brand';
import { fileOfCall } from './calendar-file.ts';

const call = {
  reference: 'CALL-7K3M-Q9XT',
  startsAt: '2026-11-24T19:00:00.000Z',
  endsAt: '2026-11-24T19:30:00.000Z',
};
const page = `https://ninecourse.example/book?manage=${'t'.repeat(43)}`;
const lines = fileOfCall(call, page, new Date('2026-11-20T12:34:56Z')).replaceAll('\r\n ', '').split('\r\n');

test('the entry says when, with whom, on which number, and where to move it', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:CALL-7K3M-Q9XT@${new URL(brand.origin).host}`,
      'DTSTART:20261124T190000Z',
      'DTEND:20261124T193000Z',
      `SUMMARY:Discovery call with ${brand.name}`,
    ]),
  );
  expect(lines.find((line) => line.startsWith('LOCATION:'))).toContain(brand.phone.display);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(page);
});
