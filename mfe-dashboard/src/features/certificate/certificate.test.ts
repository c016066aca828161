import { linkedInAddress } from './certificate.tsx';

test("LinkedIn's form gets name, firm, both months, code and the address that proves it", () => {
  const query = new URL(
    linkedInAddress({ code: 'CPPS-7K3M-Q9XT-W2HF', issued_on: '2026-03-09', expires_on: '2028-11-30' }),
  ).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    name: 'Certified Profit Preservation Specialist (CPPS)',
    issueYear: '2026',
    issueMonth: '3',
    expirationYear: '2028',
    expirationMonth: '11',
    certId: 'CPPS-7K3M-Q9XT-W2HF',
  });
  expect(query.get('certUrl')).toMatch(/^https:\/\/[^/]+\/verify\/CPPS-7K3M-Q9XT-W2HF$/);
});
