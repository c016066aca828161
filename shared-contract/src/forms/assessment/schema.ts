import * as z from 'zod/mini';
import { business } from '../client-application/schema.ts';
import { email, fullName, isStorable, optional, optionalPhone, required, source } from '../fields.ts';

/** Contact fields of an assessment. The page defines the questions and their answers. */
export const assessed = { name: fullName, email, phone: optionalPhone, company: business.company };

const scoreWords = 'Send the score as a whole number from 0 to 100';
const answers = z.record(z.string(), z.unknown(), 'Send the answers by question').check(
  z.refine((all) => Object.keys(all).length <= 20, 'Send at most 20 answers'),
  z.refine(
    (all) =>
      Object.entries(all).every(
        ([question, text]) =>
          /^[a-z0-9-]{1,40}$/.test(question) &&
          typeof text === 'string' &&
          text.length <= 200 &&
          isStorable(text),
      ),
    'Shorten each answer to 200 characters of text',
  ),
);

/** The assessment of a business, as the server accepts it. */
export const assessment = z.object({
  ...assessed,
  annualRevenue: business.annualRevenue,
  answers,
  score: z.int(scoreWords).check(z.minimum(0, scoreWords), z.maximum(100, scoreWords)),
  band: required('the band', 60, 'Send the band of the score'),
  message: optional('the message', 4000),
  source: source('assessment'),
});
