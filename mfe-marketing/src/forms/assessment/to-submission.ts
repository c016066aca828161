import { assess } from './assess.ts';
import type { AssessmentEntry } from './assessment-schema.ts';

/** What the firm receives: the person, the answers by question, and what they came to. */
export function toSubmission(entry: AssessmentEntry, source: string) {
  const { name, email, phone, company, ...all } = entry;
  const { annualRevenue, ...answers } = all;
  const { score, band } = assess(all);
  return { name, email, phone, company, annualRevenue, answers, score, band: band.title, source };
}
