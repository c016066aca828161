import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { programme } from 'shared-contract/programme';
import type { RequirementId } from '../../content/requirements.ts';

/** How an answer stands to a requirement: not given yet, meeting it, short of it, or for a person to see. */
export interface Finding {
  readonly standing: 'open' | 'met' | 'short' | 'ours';
  readonly words: string;
}

/** What is in the form, by field; an empty field is an empty text. */
export type Answers = Readonly<Record<string, unknown>>;

const open = (words: string): Finding => ({ standing: 'open', words });

/** `250k-500k` begins at 250,000, `$250K+` too. */
function leastOf(band: string): number {
  const [, figure = '', unit = ''] = /(\d+)([km]?)/i.exec(band) ?? [];
  return Number(figure) * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1);
}

function compare(field: 'yearsExperience' | 'currentRevenue', least: number, answers: Answers): Finding {
  const option = certificationOptions[field].find(({ value }) => value === answers[field]);
  if (!option) return open('Not answered yet');
  return leastOf(option.value) >= least
    ? { standing: 'met', words: `Met by your answer: ${option.label}` }
    : {
        standing: 'short',
        words: `Your answer: ${option.label}. Say in your reasons why we should still talk.`,
      };
}

/** Sets what was answered beside what the program asks for. It informs, and refuses nobody. */
export function qualify(answers: Answers): Readonly<Record<RequirementId, Finding>> {
  const { yearsInPublicAccounting, practiceRevenue } = programme.requirements;
  const has = (field: string) => typeof answers[field] === 'string' && answers[field].trim() !== '';
  const confirmed: Finding = has('commitment')
    ? { standing: 'met', words: 'Confirmed by you' }
    : open('Confirmed by the box below');
  return {
    license:
      has('licenseNumber') && has('licenseState')
        ? { standing: 'ours', words: 'We check it against the records of the state' }
        : open('Not answered yet'),
    experience: compare('yearsExperience', yearsInPublicAccounting, answers),
    revenue: compare('currentRevenue', leastOf(practiceRevenue), answers),
    commitment: confirmed,
    clients: confirmed,
  };
}
