import { certificationOptions } from 'shared-contract/forms/certification/labels';
import {
  qualification,
  type Requirement,
  type RequirementId,
} from 'shared-contract/forms/certification/qualification';

/** How an answer stands to a requirement: not given yet, meeting it, short of it, or for a person to see. */
export interface Finding {
  readonly standing: 'open' | 'met' | 'short' | 'ours';
  readonly words: string;
}

/** What is in the form, by field; an empty field is an empty text. */
export type Answers = Readonly<Record<string, unknown>>;

const open = (words: string): Finding => ({ standing: 'open', words });

function chosen(
  field: 'yearsExperience' | 'currentRevenue',
  met: Requirement['met'],
  answers: Answers,
): Finding {
  const option = certificationOptions[field].find(({ value }) => value === answers[field]);
  if (!option || met === 'ask') return open('Not answered yet');
  return met
    ? { standing: 'met', words: `Met by your answer: ${option.label}` }
    : {
        standing: 'short',
        words: `Your answer: ${option.label}. Say in your reasons why we should still talk.`,
      };
}

/** Sets what was answered beside what the program asks for. It informs, and refuses nobody. */
export function qualify(answers: Answers): Readonly<Record<RequirementId, Finding>> {
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '');
  const found = qualification({
    licenseNumber: text('licenseNumber'),
    licenseState: text('licenseState'),
    yearsExperience: text('yearsExperience'),
    currentRevenue: text('currentRevenue'),
    commitment: text('commitment') === '' ? null : true,
  });
  const met = (id: RequirementId) => found.find((requirement) => requirement.id === id)?.met ?? 'ask';
  const confirmed: Finding =
    met('commitment') === true
      ? { standing: 'met', words: 'Confirmed by you' }
      : open('Confirmed by the box below');
  return {
    license:
      met('license') === true
        ? { standing: 'ours', words: 'We check it against the records of the state' }
        : open('Not answered yet'),
    experience: chosen('yearsExperience', met('experience'), answers),
    revenue: chosen('currentRevenue', met('revenue'), answers),
    commitment: confirmed,
    // The box says both.
    implementation: confirmed,
  };
}
