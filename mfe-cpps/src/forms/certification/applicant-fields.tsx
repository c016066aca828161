import { useRef, useState, type SyntheticEvent } from 'react';
import { certificationOptions } from 'shared-contract/forms/certification/labels';
import { paths } from 'shared-contract/paths';
import { TextField } from 'shared-ui/field';
import { ChoiceGroup } from 'shared-ui/form-kit';
import { useHydrated } from 'shared-ui/hooks';
import { TextLink } from 'shared-ui/text-link';
import { ApplicantPrefill } from './applicant-prefill.tsx';
import { ClientFields } from './client-fields.tsx';
import { CpaFields } from './cpa-fields.tsx';
import { Part } from './part.tsx';
import { Qualification } from './qualification.tsx';
import type { Answers } from './qualify.ts';

const clientFields = ['businessName', 'annualRevenue', 'numEmployees', 'interests', 'notes'];

/** Whose fields the messages are about; those of the person are both types'. */
function typeOf(errors: Readonly<Record<string, string>>): 'cpa' | 'client' | undefined {
  const own = Object.keys(errors).filter((name) => !person.includes(name));
  if (own.length === 0) return undefined;
  return own.some((name) => clientFields.includes(name)) ? 'client' : 'cpa';
}
const person = ['firstName', 'lastName', 'email', 'phone'];

/** The person, as every applicant gives it. */
function PersonPart() {
  return (
    <Part title="Personal information">
      <TextField label="First name" name="firstName" autoComplete="given-name" required />
      <TextField label="Last name" name="lastName" autoComplete="family-name" required />
      <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" required />
      <TextField label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
    </Part>
  );
}

/**
 * Both types' fields at once, of which the style shows the chosen type's: what was typed into the other stays, drafts and
 * what was typed before the page is alive included. The schema takes what belongs to the type.
 */
export function ApplicantFields({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
  const area = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const isHydrated = useHydrated();
  const read = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const form = currentTarget.closest('form');
    if (form) setAnswers(Object.fromEntries(new FormData(form)));
  };
  return (
    <div ref={area} data-errors-of={typeOf(errors)} className="grid gap-8" onChange={read}>
      {isHydrated ? <ApplicantPrefill area={area} /> : null}
      <ChoiceGroup
        look="cards"
        legend="I apply as"
        options={certificationOptions.applicantType}
        name="applicantType"
        chosen={['cpa']}
        required
      />
      <PersonPart />
      <div className="grid gap-8 group-has-[input[value=client]:checked]/applicant:hidden">
        <Qualification answers={answers} />
        <CpaFields />
      </div>
      <div className="hidden gap-8 group-has-[input[value=client]:checked]/applicant:grid">
        <ClientFields />
      </div>
      <p className="text-sm">
        Leave out Social Security and account numbers. We use what you write to decide on your application;
        see the <TextLink to={paths.privacy}>privacy policy</TextLink>.
      </p>
    </div>
  );
}
