import * as z from 'zod';
import {
  choice,
  email,
  isStorable,
  licenseState,
  optional,
  optionalPhone,
  phone,
  required,
  requiredLine,
} from '../_shared/fields.ts';

const name = requiredLine('the name', 120, 'Enter your full name');
/** Every lead says where it came from: the name of its form when the page says nothing. */
export const source = (form: string) => optional('the source', 120).transform((text) => text ?? form);
const company = optional('the company name', 160);
const requiredCompany = required('the company name', 160, 'Enter the name of your company');
const message = optional('the message', 4000);
const annualRevenue = choice(
  ['under-500k', '500k-3m', '3m-10m', '10m-20m', 'over-20m'],
  'Choose your annual revenue',
);
export const lead = z.object({
  name,
  email,
  phone: optionalPhone,
  company,
  message,
  topic: optional('the topic', 120),
  callback: optional('the time to call', 120),
  source: source('lead'),
});

export const contact = lead.extend({
  message: required('the message', 4000, 'Write a message'),
  source: source('contact'),
});

export const clientApplication = lead.extend({
  company: requiredCompany,
  annualRevenue,
  source: source('client-application'),
});

const scoreWords = 'Send the score as a whole number from 0 to 100';
const answers = z
  .record(z.string(), z.unknown(), 'Send the answers by question')
  .refine((all) => Object.keys(all).length <= 20, 'Send at most 20 answers')
  .refine(
    (all) =>
      Object.entries(all).every(
        ([question, text]) =>
          /^[a-z0-9-]{1,40}$/.test(question) &&
          typeof text === 'string' &&
          text.length <= 200 &&
          isStorable(text),
      ),
    'Shorten each answer to 200 characters of text',
  );

export const assessment = z
  .object({
    name,
    email,
    phone: optionalPhone,
    company: requiredCompany,
    annualRevenue,
    answers,
    score: z.int(scoreWords).min(0, scoreWords).max(100, scoreWords),
    band: required('the band', 60, 'Send the band of the score'),
    message,
    source: source('assessment'),
  })
  .transform(({ answers, score, band, ...entry }) => ({
    ...entry,
    topic: 'assessment',
    details: { answers, score, band },
  }));

export const cpaPartnership = z
  .object({
    name,
    email,
    phone,
    company: required('the name of the firm', 160, 'Enter the name of your firm'),
    licenseState,
    yearsExperience: choice(
      ['under-3', '3-5', '6-10', '11-15', '16-20', '20+'],
      'Choose your years of experience',
    ),
    practiceRevenue: choice(
      ['under-250k', '250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+'],
      'Choose the revenue of your practice',
    ),
    message,
    source: source('cpa-partnership'),
  })
  .transform(({ licenseState, yearsExperience, practiceRevenue, ...entry }) => ({
    ...entry,
    topic: 'cpa-partnership',
    details: { licenseState, yearsExperience, practiceRevenue },
  }));
