import { certificationOptions } from 'shared-contract/forms/certification/labels';
import {
  type RequirementResult,
  qualification,
  type RequirementId,
} from 'shared-contract/forms/certification/qualification';

/** Values of the form by field. An empty field is an empty string. */
export type Answers = Readonly<Partial<Record<string, string>>>;

/** Result for a requirement: not answered, met, not met, or `ours` if staff must check it. */
export interface Finding {
  readonly result: 'open' | 'met' | 'short' | 'ours';
  readonly words: string;
}

const open = (words: string): Finding => ({ result: 'open', words });

function chosen(
  field: 'yearsExperience' | 'currentRevenue',
  met: RequirementResult,
  answers: Answers,
): Finding {
  const option = certificationOptions[field].find(({ value }) => value === answers[field]);
  if (!option || met === 'ask') return open('Not answered yet');
  return met
    ? { result: 'met', words: `Met by your answer: ${option.label}` }
    : {
        result: 'short',
        words: `Your answer: ${option.label}. Say in your reasons why we should still talk.`,
      };
}

/** Compares the answers with the requirements. The result is advisory and rejects no applicant. */
export function qualify(answers: Answers): Readonly<Record<RequirementId, Finding>> {
  const { licenseNumber, licenseState, yearsExperience, currentRevenue, commitment } = answers;
  const met = qualification({
    licenseNumber,
    licenseState,
    yearsExperience,
    currentRevenue,
    commitment: commitment ? true : null,
  });
  const confirmed: Finding =
    met.commitment === true
      ? { result: 'met', words: 'Confirmed by you' }
      : open('Confirmed by the box below');
  return {
    license:
      met.license === true
        ? { result: 'ours', words: 'We check it against the records of the state' }
        : open('Not answered yet'),
    experience: chosen('yearsExperience', met.experience, answers),
    revenue: chosen('currentRevenue', met.revenue, answers),
    commitment: confirmed,
    // One checkbox confirms both requirements.
    implementation: confirmed,
  };
}

/** Splits a name: `Mary Ann Lee` becomes `Mary Ann` and `Lee`. A single word is the first name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName: last };
}
