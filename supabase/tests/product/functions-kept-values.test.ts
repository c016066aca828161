import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormName } from 'shared-contract/forms/names';
import type * as z from 'zod/mini';
import type { forms } from '../../functions/submit-form/forms.ts';
import { ask, newAddress } from '../harness/functions.ts';
import { startProduct, unwrap } from '../harness/project.ts';
import { cpaAnswers, submission } from '../harness/sample-forms.ts';

/* Every form field must be stored. Without a column or detail for it, a field would be lost silently. The types require
   every form of the contract with every field. */
const project = await startProduct();
const { service } = project;

/** Requires every field. Each test adds its own address. */
type Filled<Taken> = Taken extends unknown ? Omit<Required<Taken>, 'email'> : never;

const person = { name: 'Ada Owner', phone: '(615) 555-0142', company: 'Ada Foods', message: 'Call me' };
const lead = { ...person, topic: 'Pensions', callback: 'In the morning', source: 'a page' };
const applicant = { firstName: 'Ada', lastName: 'Owner', phone: '(615) 555-0142' };

const entries: { readonly [Form in FormName]: readonly Filled<z.input<(typeof forms)[Form]>>[] } = {
  lead: [lead],
  contact: [lead],
  'client-application': [{ ...lead, annualRevenue: '3m-10m' }],
  assessment: [
    {
      ...person,
      annualRevenue: '500k-2m',
      answers: { entity: 's-corp' },
      score: 62,
      band: 'Room to plan',
      source: 'a page',
    },
  ],
  'cpa-partnership': [
    {
      ...person,
      licenseState: 'TN',
      yearsExperience: '6-10',
      practiceRevenue: '500k-1m',
      source: 'a page',
    },
  ],
  certification: [
    cpaAnswers(),
    {
      ...applicant,
      applicantType: 'client',
      businessName: 'Ada Foods',
      annualRevenue: '2m-5m',
      numEmployees: '1-10',
      interests: 'Pensions',
      notes: 'Call me',
    },
  ],
  symposium: [
    {
      name: 'Ada Owner',
      phone: '(615) 555-0142',
      firm: 'Owner CPA',
      licenseNumber: 'TN 123',
      licenseState: 'Tennessee',
      attendance: 'in_person',
      tracks: ['taxes', 'ethics'],
      reception: true,
      needs: 'A ramp',
      consent: true,
    },
  ],
  newsletter: [{ source: 'a page' }],
};

const tables: Partial<
  Record<FormName, 'certification_applications' | 'subscribers' | 'symposium_registrations'>
> = {
  certification: 'certification_applications',
  symposium: 'symposium_registrations',
  newsletter: 'subscribers',
};

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

for (const [form, filled] of Object.entries(entries) as [FormName, readonly object[]][]) {
  void test(`what is filled in by ${form} is kept, field by field`, async () => {
    for (const entry of filled) {
      const email = newAddress('ada');
      const values = { ...entry, email };
      assert.equal((await ask(project, 'submit-form', submission(form, values))).status, 200);
      const table = service.from(tables[form] ?? 'leads');
      const kept = leaves(unwrap(await table.select('*').eq('email', email).single()));
      const lost = leaves(values).filter((value) => !kept.includes(value));
      assert.deepEqual(lost, [], 'sent, and nowhere in the row');
    }
  });
}
